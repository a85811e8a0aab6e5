import { kindOf, matchesWhen, type Choice, type EditorData, type Kind } from '../editor-data';
import type { Block } from '../form-blocks';
import type { AskableField, ConditionalLogic } from '../logic/types';
import type { ChoiceAttributes, FieldAttributes } from './attributes';
import { choiceNumbers } from './choice-numbers';
import { toPlain } from './plain-text';

/** Field of the form that is being edited, with what other settings need to know about it. */
export interface FormField extends AskableField {
	kind: string;
	/** Index of the page, from 0. */
	page: number;
	/** Whether the answer is an address that mail can be sent to. */
	isEmailAddress: boolean;
	/** What an answer reveals about the person: name, email, website or nothing. */
	tells: string;
}

/** Returns the choice with a value: its text, if it has none of its own. */
const withValue = ( { text = '', value = text }: ChoiceAttributes ): Choice => ( {
	text: text || value,
	value,
} );

/** Returns the choices of a field: those that the kind fixes, or those that an editor entered. */
const choicesOf = ( attributes: FieldAttributes, { choices, defaults }: Kind ): Choice[] =>
	choices?.map( ( { textFrom, value } ) => ( {
		value,
		text: toPlain( String( attributes[ textFrom ] ?? defaults?.[ textFrom ] ?? '' ) ),
	} ) ) ?? ( attributes.choices ?? [] ).map( withValue );

/** Returns one input for each choice. */
const boxesOf = ( attributes: FieldAttributes, kind: Kind ): AskableField[ 'inputs' ] => {
	const choices = choicesOf( attributes, kind );
	const numbered: ChoiceAttributes[] = kind.choices ? choices : ( attributes.choices ?? [] );
	return choiceNumbers( numbered.map( ( { number = 0 } ) => number ) ).map(
		( number, index ) => ( {
			id: `${ attributes.id }.${ number }`,
			label: choices[ index ]?.text ?? '',
		} )
	);
};

/** Returns the visible parts with their labels. */
const partsOf = ( attributes: FieldAttributes, kind: Kind ): AskableField[ 'inputs' ] => {
	const { id, inputs: settings = {} } = attributes;
	return ( kind.inputs ?? [] )
		.filter(
			( { hidden = false, part, when } ) =>
				matchesWhen( when, attributes, kind.defaults ) &&
				! ( settings[ part ]?.hidden ?? hidden )
		)
		.map( ( { choices = [], label, number, part } ) => ( {
			id: `${ id }.${ number }`,
			label: settings[ part ]?.label || label,
			choices: ( settings[ part ]?.choices ?? choices ).map( withValue ),
		} ) );
};

const INPUTS_OF_SHAPE: Partial< Record< string, typeof partsOf > > = {
	choices: boxesOf,
	parts: partsOf,
};

const fieldOf = (
	attributes: FieldAttributes,
	page: number,
	pageLogic: ConditionalLogic | undefined,
	kinds: EditorData[ 'kinds' ]
): FormField[] => {
	const kind = kindOf( attributes, kinds );
	const { calculationFormula = '', conditionalLogic, id, label = '', sectionLogic } = attributes;
	if ( ! kind || ! id ) {
		return [];
	}
	return [
		{
			id,
			kind: kind.kind,
			label,
			page,
			isEmailAddress: kind.isEmailAddress ?? false,
			tells: kind.tells ?? '',
			shape: kind.shape,
			choices: choicesOf( attributes, kind ),
			inputs: INPUTS_OF_SHAPE[ kind.shape ]?.( attributes, kind ) ?? [],
			conditions: [ conditionalLogic, sectionLogic, pageLogic ].filter(
				( logic ) => logic !== undefined
			),
			formula: calculationFormula,
		},
	];
};

/**
 * Returns the fields of a form in order, including those inside other blocks such as columns.
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
