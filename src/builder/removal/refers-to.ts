import { fieldsNamedIn } from '../field-tag';

/** Ids of fields. */
type Ids = ReadonlySet< number >;

/** Settings with the id of a field or of one of its inputs: `3`, `3.6`. */
const REFERENCES = [ 'fieldId', 'toField' ];

const inText = ( text: string, ids: Ids ) => fieldsNamedIn( text ).some( ( id ) => ids.has( id ) );

const isIdIn = ( value: unknown, ids: Ids ) => ids.has( parseInt( String( value ), 10 ) );

/** Whether a value of some setting refers to one of these fields: in its conditions, merge tags or formulas. */
export const refersTo = ( value: unknown, ids: Ids ): boolean => {
	if ( typeof value === 'string' ) {
		return inText( value, ids );
	}
	if ( typeof value !== 'object' || value === null ) {
		return false;
	}
	const { enabled, to, toType } = value as Record< string, unknown >;
	// A disabled condition depends on nothing. Older versions of Gravity Forms store the field in `to`.
	return (
		enabled !== false &&
		( ( toType === 'field' && isIdIn( to, ids ) ) ||
			Object.entries( value ).some( ( [ name, part ] ) =>
				REFERENCES.includes( name ) ? isIdIn( part, ids ) : refersTo( part, ids )
			) )
	);
};
