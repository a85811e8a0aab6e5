import { sourcesNamedIn } from '../../../field-tag';

/** All that the rules, formulas and texts in something name: "3", "3.6"; also a condition that is switched off. */
const sourcesIn = ( value: unknown, name = '' ): string[] => {
	if ( typeof value === 'string' ) {
		return name === 'fieldId' ? [ value ] : sourcesNamedIn( value );
	}
	return typeof value === 'object' && value !== null
		? Object.entries( value ).flatMap( ( [ key, part ] ) => sourcesIn( part, key ) )
		: [];
};

/** The highest number of a field's box, the 3 of `5.3`, that something speaks of, also of one that is gone; 0 for none. */
export const highestBoxIn = ( value: unknown, fieldId = 0 ): number =>
	Math.max(
		0,
		...sourcesIn( value )
			.filter( ( source ) => source.startsWith( `${ fieldId }.` ) )
			.map( ( source ) => Number( source.split( '.' )[ 1 ] ) || 0 )
	);
