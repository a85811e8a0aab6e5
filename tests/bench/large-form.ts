/** Form in Gravity Forms' format, larger than any broker's: 300 fields, 1,510 inputs, 40 pages, 500 rules. */
const PAGES = 40;
const RULES_EACH = 4;

type Field = Record< string, unknown > & { id: number };

const CHOICES = Array.from( { length: 10 }, ( _, index ) => ( {
	text: `Choice ${ index + 1 }`,
	value: `c${ index + 1 }`,
} ) );

/** Properties of each type of field, besides id and label. */
const TYPES: Record< string, ( id: number ) => Record< string, unknown > > = {
	text: () => ( { isRequired: true } ),
	email: () => ( { isRequired: true } ),
	number: () => ( { numberFormat: 'decimal_dot' } ),
	date: () => ( { dateType: 'datefield', dateFormat: 'dmy' } ),
	select: () => ( { choices: CHOICES } ),
	name: () => ( {} ),
	address: () => ( { addressType: 'international' } ),
	checkbox: ( id ) => ( {
		choices: CHOICES,
		inputs: CHOICES.map( ( { text }, index ) => ( {
			id: `${ id }.${ index + 1 + Math.floor( ( index + 1 ) / 10 ) }`,
			label: text,
		} ) ),
	} ),
};

/** Number of fields of each type, mixed evenly over the pages. */
const COUNTS: Record< string, number > = {
	text: 30,
	email: 10,
	number: 10,
	date: 10,
	select: 10,
	name: 60,
	address: 110,
	checkbox: 60,
};

const total = Object.values( COUNTS ).reduce( ( sum, count ) => sum + count, 0 );

/** Types in an order that spreads each over the whole form. */
const order = Object.entries( COUNTS )
	.flatMap( ( [ type, count ] ) =>
		Array.from( { length: count }, ( _, index ) => ( { type, at: ( index + 0.5 ) / count } ) )
	)
	.sort( ( a, b ) => a.at - b.at )
	.map( ( { type } ) => type );

/** Returns a condition on the first text field that is always true, so that every field is visible. */
const logic = ( subject: number ) => ( {
	actionType: 'show',
	logicType: 'all',
	rules: Array.from( { length: RULES_EACH }, ( _, index ) => ( {
		fieldId: String( subject ),
		operator: 'isnot',
		value: `never ${ index }`,
	} ) ),
} );

const fields: Field[] = order.map( ( type, index ) => {
	const id = index + 1;
	return {
		id,
		type,
		label: `Question ${ id }`,
		pageNumber: 1 + Math.floor( ( index * PAGES ) / total ),
		...TYPES[ type ]?.( id ),
	};
} );

const subject = fields.find( ( { type } ) => type === 'text' )?.id ?? 1;

/** Every second field except that text field has a condition, 125 in all. */
const conditional = fields
	.filter( ( { id } ) => id > subject && id % 2 === 0 )
	.slice( 0, 500 / RULES_EACH )
	.map( ( { id } ) => id );

const breaks: Field[] = Array.from( { length: PAGES - 1 }, ( _, index ) => ( {
	id: total + index + 1,
	type: 'page',
	pageNumber: index + 2,
} ) );

export const LARGE_FORM = {
	title: 'Large',
	fields: fields
		.map( ( field ) =>
			conditional.includes( field.id )
				? { ...field, conditionalLogic: logic( subject ) }
				: field
		)
		.concat( breaks )
		.sort(
			( a, b ) =>
				Number( a.pageNumber ) - Number( b.pageNumber ) ||
				Number( b.type === 'page' ) - Number( a.type === 'page' )
		),
	confirmations: [],
};

/** Name of the input that the bench types into. */
export const TYPED = `input_${ subject }`;
