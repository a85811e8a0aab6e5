import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const SCHEMA = '.schema.json';

/**
 * Returns the arguments in the path and the query of each route, as WordPress defines arguments, so that a call need
 * not read the route's whole schema.
 *
 * @param {string} root
 * @return {Promise<Record<string, object>>} Arguments by name, by the name of the schema, such as `gravity/forms-get`.
 */
export async function readArguments( root ) {
	const folder = join( root, 'contract', 'rest' );
	const read = async ( file ) => JSON.parse( await readFile( join( folder, file ), 'utf8' ) );
	const files = await readdir( folder, { recursive: true } ).catch( () => [] );
	const all = {};

	for ( const file of files.filter( ( name ) => name.endsWith( SCHEMA ) ).sort() ) {
		const resolved = ( described ) =>
			described.$ref ? read( join( dirname( file ), described.$ref ) ) : described;
		const query = ( await read( file ) ).properties?.query;
		const { required = [], properties = {} } = query ? await resolved( query ) : {};
		const found = {};
		for ( const [ name, property ] of Object.entries( properties ) ) {
			found[ name ] = {
				...( await resolved( property ) ),
				required: required.includes( name ),
			};
		}
		all[ file.slice( 0, -SCHEMA.length ) ] = found;
	}
	return all;
}
