/** Plural names of a kind's parts, for messages. */
const PLURALS = {
	model: 'models',
	shape: 'shapes',
	control: 'controls',
	group: 'groups',
	place: 'places',
	settings: 'settings',
};

/**
 * Returns one of ajv's errors as a sentence that says how to fix it.
 *
 * @param {import( 'ajv' ).ErrorObject} error
 * @param {object} kind
 */
export function inWords( error, kind ) {
	const path = error.instancePath.split( '/' ).slice( 1 );
	const value = path.reduce( ( part, key ) => part?.[ key ], kind );
	const name = path.filter( ( key ) => ! /^\d+$/.test( key ) ).join( '.' );

	switch ( error.keyword ) {
		case 'enum': {
			const plural = PLURALS[ name ] ?? `values of ${ name }`;
			const word = name === 'settings' ? 'setting' : name;
			return `unknown ${ word } ${ JSON.stringify( value ) }; ${ plural } are ${ error.params.allowedValues.join( ', ' ) }`;
		}
		case 'required':
			return `${ where( name ) }lacks "${ error.params.missingProperty }"`;
		case 'additionalProperties':
			return `${ where( name ) }has an unknown property "${ error.params.additionalProperty }"; remove it`;
		default:
			return `"${ name }" ${ error.message }`;
	}
}

const where = ( name ) => ( name === '' ? 'it ' : `"${ name }" ` );
