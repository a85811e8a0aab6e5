import type { Filter, Operator } from '@wordpress/dataviews';
import type { EntryQuery } from '../../../api/admin/entries';

/** DataViews' operators, by those of Gravity Forms, which URLs and requests use. */
const OPERATORS: Record< string, Operator > = {
	is: 'is',
	isnot: 'isNot',
	contains: 'contains',
	starts_with: 'startsWith',
	in: 'isAny',
	notin: 'isNone',
	'>': 'greaterThan',
	'<': 'lessThan',
	'>=': 'greaterThanOrEqual',
	'<=': 'lessThanOrEqual',
};

const WIRE_OPERATORS = Object.fromEntries(
	Object.entries( OPERATORS ).map( ( [ wire, own ] ) => [ own, wire ] )
);

const hasValue = ( value: unknown ) =>
	Array.isArray( value )
		? value.some( Boolean )
		: value !== undefined && value !== null && value !== '';

const datesToWire = ( { operator, value }: Filter ): EntryQuery => {
	const [ from, until ] = Array.isArray( value ) ? value : [ value, value ];
	return {
		...( operator !== 'beforeInc' && from ? { from: String( from ) } : {} ),
		...( operator !== 'afterInc' && until ? { until: String( until ) } : {} ),
	};
};

const answerToWire = ( { field, operator, value }: Filter ) => {
	const written = Array.isArray( value ) ? JSON.stringify( value ) : String( value );
	return `${ field.replace( 'field-', '' ) }:${ WIRE_OPERATORS[ operator ] }:${ written }`;
};

/** Returns the query of the filters; filters without a value are left out. */
export const toWire = ( filters: Filter[] ): EntryQuery => {
	const filled = filters.filter( ( { value } ) => hasValue( value ) );
	const filterOf = ( name: string ) => filled.find( ( { field } ) => field === name );
	const [ date, user, page ] = [ filterOf( 'date' ), filterOf( 'user' ), filterOf( 'page' ) ];
	const answers = filled
		.filter( ( { field } ) => field.startsWith( 'field-' ) )
		.map( answerToWire );
	return {
		...( date ? datesToWire( date ) : {} ),
		...( user ? { user: Number( user.value ) } : {} ),
		...( page ? { source: String( page.value ) } : {} ),
		...( answers.length ? { filter: answers } : {} ),
	};
};

const parseList = ( value: string ): unknown => {
	try {
		return JSON.parse( value );
	} catch {
		return [];
	}
};

const fromAnswer = ( written: string ): Filter[] => {
	const [ , key = '', wire = '', value = '' ] = written.match( /^([\d.]+):([^:]+):(.*)$/s ) ?? [];
	const operator = OPERATORS[ wire ];
	const isList = [ 'in', 'notin' ].includes( wire );
	return operator
		? [ { field: `field-${ key }`, operator, value: isList ? parseList( value ) : value } ]
		: [];
};

const fromDates = ( from?: string, until?: string ): Filter[] => {
	if ( from && until ) {
		return from === until
			? [ { field: 'date', operator: 'on', value: from } ]
			: [ { field: 'date', operator: 'between', value: [ from, until ] } ];
	}
	return [
		...( from ? [ { field: 'date', operator: 'afterInc', value: from } as const ] : [] ),
		...( until ? [ { field: 'date', operator: 'beforeInc', value: until } as const ] : [] ),
	];
};

/** Returns the filters of a query. */
export const fromWire = ( { from, until, user, source, filter }: EntryQuery ): Filter[] => [
	...fromDates( from, until ),
	...( user === undefined ? [] : [ { field: 'user', operator: 'is', value: user } as const ] ),
	...( source ? [ { field: 'page', operator: 'startsWith', value: source } as const ] : [] ),
	...( filter ?? [] ).flatMap( fromAnswer ),
];
