import { publicDefinitionDefaults, publicFieldDefaults } from '../../../contract/defaults';
import type { FieldInput, FieldRule, PublicField } from '../../../contract/public-definition';
import type { Context } from '../context';
import type { PrintedDefinition, PrintedField, PrintedInput } from './printed-definition';

/** Adds the default message to rules without one: most show the message of a missing answer. */
const completeRules = ( rules: FieldRule[] = [], message = '' ) =>
	rules.map( ( rule ): FieldRule => Object.assign( { message }, rule ) );

const completeInput = ( { rules, ...input }: PrintedInput ): FieldInput => ( {
	name: `input_${ input.id.replace( '.', '_' ) }`,
	...input,
	rules: completeRules( rules, input.messages?.required ),
} );

const completeField = (
	{ id, inputs = [ { id: String( id ) } ], rules, messages, ...field }: PrintedField,
	blank?: string
): PublicField => {
	const { required, shape } = { ...publicFieldDefaults, ...field };
	const rejectsBlank = blank && required && shape === 'text';
	return {
		...publicFieldDefaults,
		...field,
		id,
		inputs: inputs.map( completeInput ),
		rules: completeRules( rules, messages?.required ),
		messages: { ...( rejectsBlank && { blank: messages?.required + blank } ), ...messages },
	};
};

/**
 * Returns a form's definition as the engine reads it.
 *
 * @param printed The definition as the page prints it.
 * @param texts   Sentences that the page prints separately.
 */
export const complete = (
	{
		blank,
		fields,
		pages = publicDefinitionDefaults.pages,
		pageList = [],
		...printed
	}: PrintedDefinition,
	texts: PrintedDefinition[ 'texts' ]
): Context[ 'definition' ] => ( {
	...publicDefinitionDefaults,
	...printed,
	pages,
	pageList: Array.from( { length: pages }, ( _, page ) => ( {
		title: '',
		next: {},
		previous: {},
		fields: [],
		...pageList[ page ],
	} ) ),
	texts: { ...printed.texts, ...texts } as Context[ 'definition' ][ 'texts' ],
	fields: fields.map( ( field ) => completeField( field, blank ) ),
} );
