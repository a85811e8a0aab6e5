import type { LogicRule } from '../../contract/public-definition';

const DECIMAL = /^-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)$/;

/** Patterns of dates and times as comparable.ts writes them: they sort like their characters. */
const ORDERED = [ /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, /^[0-9]{2}:[0-9]{2}$/ ];

/** Returns a positive number if the first is greater, a negative one if it is less, NaN if they cannot be ordered. */
const order = ( one: string, other: string ): number => {
	const both = ( pattern: RegExp ) => pattern.test( one ) && pattern.test( other );
	if ( both( DECIMAL ) ) {
		return Number( one ) - Number( other );
	}
	return ORDERED.some( both ) ? Number( one > other ) - Number( one < other ) : NaN;
};

/** Whether the comparison holds for any of the answer's texts. */
const any =
	( holds: ( given: string, wanted: string ) => boolean ): Operator =>
	( given, wanted ) =>
		given.some( ( one ) => holds( one, wanted ) );

/** Like `any`, but never for an empty `wanted`: in Gravity Forms, no answer contains the empty text. */
const anyPart = ( holds: ( given: string, wanted: string ) => boolean ) =>
	any( ( given, wanted ) => wanted !== '' && holds( given, wanted ) );

/** Whether an answer, at least one text, is as a rule requires. */
type Operator = ( given: string[], wanted: string ) => boolean;

export const operators: Record< LogicRule[ 'operator' ], Operator > = {
	is: ( given, wanted ) => given.includes( wanted ),
	isnot: ( given, wanted ) => ! given.includes( wanted ),
	'>': any( ( given, wanted ) => order( given, wanted ) > 0 ),
	'<': any( ( given, wanted ) => order( given, wanted ) < 0 ),
	contains: anyPart( ( given, wanted ) => given.includes( wanted ) ),
	starts_with: anyPart( ( given, wanted ) => given.startsWith( wanted ) ),
	ends_with: anyPart( ( given, wanted ) => given.endsWith( wanted ) ),
};
