import type { Value } from '../value';

/** The same sort of value with nothing in it. */
export const emptied = ( value: Value ): Value => {
	if ( typeof value === 'string' ) {
		return '';
	}
	return Array.isArray( value )
		? []
		: Object.fromEntries( Object.keys( value ).map( ( id ) => [ id, '' ] ) );
};
