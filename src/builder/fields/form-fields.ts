import { kindOf, matchesWhen, type Choice, type EditorData } from '../editor-data';
import type { Block } from '../form-blocks';
import type { AskableField, ConditionalLogic } from '../logic/types';
import type { ChoiceAttributes, FieldAttributes } from './attributes';
import { choiceNumbers } from './choice-numbers';
import { toPlain } from './plain-text';

/** A field of the form that is being edited, as far as other settings speak of it. */
export interface FormField extends AskableField {
	kind: string;
	/** From 0. */
	page: number;
	/** Whether mail can be sent to what is answered. */
	isEmailAddress: boolean;
	/** What an answer tells of whoever gives it: name, email, website or nothing. */
	tells: string;
}

/** A choice without a value of its own sends its text. */
const withValue = ( { text = '', value = text }: ChoiceAttributes ): Choice => ( {
	text: text || value,
	value,
} );

/** Of what a kind fixes, or an editor gave. */
const boxNumbers = ( choices: ChoiceAttributes[] ) =>
	choiceNumbers( choices.map( ( { number = 0 } ) => number ) );

const fieldOf = (
	attributes: FieldAttributes,
	page: number,
	pageLogic: ConditionalLogic | undefined,
	kinds: EditorData[ 'kinds' ]
): FormField[] => {
	const kind = kindOf( attributes, kinds );
	const {
		calculationFormula = '',
		conditionalLogic,
		id,
		inputs: partSettings = {},
		label = '',
		sectionLogic,
	} = attributes;
	if ( ! kind || ! id ) {
		return [];
	}
	const choices =
		kind.choices?.map( ( { textFrom, value } ) => ( {
			value,
			text: toPlain( String( attributes[ textFrom ] ?? kind.defaults?.[ textFrom ] ?? '' ) ),
		} ) ) ?? ( attributes.choices ?? [] ).map( withValue );
	const boxes =
		kind.shape === 'choices'
			? boxNumbers( kind.choices ? choices : ( attributes.choices ?? [] ) )
			: [];
	const parts = ( kind.shape === 'parts' ? ( kind.inputs ?? [] ) : [] ).filter(
		( { hidden = false, part, when } ) =>
			matchesWhen( when, attributes, kind.defaults ) &&
			! ( partSettings[ part ]?.hidden ?? hidden )
	);
	return [
		{
			id,
			kind: kind.kind,
			label,
			page,
			isEmailAddress: kind.isEmailAddress ?? false,
			tells: kind.tells ?? '',
			shape: kind.shape,
			choices,
			inputs: [
				...boxes.map( ( number, index ) => ( {
					id: `${ id }.${ number }`,
					label: choices[ index ]?.text ?? '',
				} ) ),
				...parts.map( ( { choices: kindChoices = [], label: name, number, part } ) => ( {
					id: `${ id }.${ number }`,
					label: partSettings[ part ]?.label || name,
					choices: ( partSettings[ part ]?.choices ?? kindChoices ).map( withValue ),
				} ) ),
			],
			conditions: [ conditionalLogic, sectionLogic, pageLogic ].filter(
				( logic ) => logic !== undefined
			),
			formula: calculationFormula,
		},
	];
};

/**
 * The fields of a form, in its order, also those inside other blocks such as columns.
 *
 * @param firstPage The condition of the page before the first page break.
 */
export const formFields = (
	blocks: Block[],
	kinds: EditorData[ 'kinds' ],
	firstPage?: ConditionalLogic
): FormField[] => {
	let page = 0;
	let pageLogic = firstPage;
	const fieldsIn = ( block: Block ): FormField[] => {
		if ( block.name === 'atoll/page-break' ) {
			page++;
			pageLogic = block.attributes.conditionalLogic;
		}
		return block.name === 'atoll/field'
			? fieldOf( block.attributes, page, pageLogic, kinds )
			: block.innerBlocks.flatMap( fieldsIn );
	};
	return blocks.flatMap( fieldsIn );
};
