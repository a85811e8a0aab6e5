import { kindOf, suits, type Choice, type EditorData } from '../editor-data';
import type { AskableField, ConditionalLogic } from '../logic/types';

/** A field of the form that is being edited, as far as other settings speak of it. */
export interface FormField extends AskableField {
	kind: string;
	/** From 0. */
	page: number;
	/** Whether mail can be sent to what is answered. */
	isEmailAddress: boolean;
}

/** A block, as the block editor has it. */
export interface Block {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

interface Attributes extends Record< string, unknown > {
	id?: number;
	kind?: string;
	label?: string;
	choices?: Partial< Choice >[];
	inputs?: Record< string, { label?: string; hidden?: boolean; choices?: Partial< Choice >[] } >;
	conditionalLogic?: ConditionalLogic;
	calculationFormula?: string;
}

/** A choice without a value of its own sends its text. */
const whole = ( { text = '', value = text }: Partial< Choice > ): Choice => ( {
	text: text || value,
	value,
} );

const plain = ( html: string ) => html.replace( /<[^>]*>/g, '' );

/** As in Gravity Forms: "5.10" and "5.1" would be one number. */
const numbers = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => index + 1 + Math.floor( index / 9 ) );

const fieldOf = (
	attributes: Attributes,
	page: number,
	pageLogic: ConditionalLogic | undefined,
	kinds: EditorData[ 'kinds' ]
): FormField[] => {
	const kind = kindOf( attributes, kinds );
	const {
		calculationFormula = '',
		conditionalLogic,
		id,
		inputs: own = {},
		label = '',
	} = attributes;
	if ( ! kind || ! id ) {
		return [];
	}
	const choices =
		kind.choices?.map( ( { textFrom, value } ) => ( {
			value,
			text: plain( String( attributes[ textFrom ] ?? kind.defaults?.[ textFrom ] ?? '' ) ),
		} ) ) ?? ( attributes.choices ?? [] ).map( whole );
	const boxes = kind.shape === 'choices' ? numbers( choices.length ) : [];
	const parts = ( kind.shape === 'parts' ? ( kind.inputs ?? [] ) : [] ).filter(
		( { hidden = false, part, when } ) =>
			suits( when, attributes, kind.defaults ) && ! ( own[ part ]?.hidden ?? hidden )
	);
	return [
		{
			id,
			kind: kind.kind,
			label: plain( label ),
			page,
			isEmailAddress: kind.isEmailAddress ?? false,
			shape: kind.shape,
			choices,
			inputs: [
				...boxes.map( ( number, index ) => ( {
					id: `${ id }.${ number }`,
					label: choices[ index ]?.text ?? '',
				} ) ),
				...parts.map( ( { choices: offered = [], label: name, number, part } ) => ( {
					id: `${ id }.${ number }`,
					label: own[ part ]?.label || name,
					choices: ( own[ part ]?.choices ?? offered ).map( whole ),
				} ) ),
			],
			hangsOn: [ conditionalLogic, pageLogic ].filter( ( logic ) => logic !== undefined ),
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
	const read = ( block: Block ): FormField[] => {
		if ( block.name === 'atoll/page-break' ) {
			page++;
			pageLogic = block.attributes.conditionalLogic as ConditionalLogic | undefined;
		}
		return block.name === 'atoll/field'
			? fieldOf( block.attributes, page, pageLogic, kinds )
			: block.innerBlocks.flatMap( read );
	};
	return blocks.flatMap( read );
};
