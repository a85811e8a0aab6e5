import { sourcesNamedIn } from '../../../field-tag';

/** Returns every source ("3", "3.6") that rules, formulas and texts in a value name, also in disabled conditions. */
const sourcesIn = ( value: unknown, name = '' ): string[] => {
	if ( typeof value === 'string' ) {
		return name === 'fieldId' ? [ value ] : sourcesNamedIn( value );
	}
	return typeof value === 'object' && value !== null
		? Object.entries( value ).flatMap( ( [ key, part ] ) => sourcesIn( part, key ) )
		: [];
};

/** Returns the highest number of a field's box, the 3 of `5.3`, that a value refers to, removed or not; 0 for none. */
export const highestBoxIn = ( value: unknown, fieldId = 0 ): number =>
	Math.max(
		0,
		...sourcesIn( value )
			.filter( ( source ) => source.startsWith( `${ fieldId }.` ) )
			.map( ( source ) => Number( source.split( '.' )[ 1 ] ) || 0 )
	);
