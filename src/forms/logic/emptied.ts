import type { Value } from '../value';

/** Returns an empty value of the same type. */
export const emptied = ( value: Value ): Value => {
	if ( typeof value === 'string' ) {
		return '';
	}
	return Array.isArray( value )
		? []
		: Object.fromEntries( Object.keys( value ).map( ( id ) => [ id, '' ] ) );
};
