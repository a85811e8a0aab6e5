import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the `default` values in the schema of the public definition: pages leave out values equal to them.
 *
 * @param {string} root
 * @return {Promise<Record<string, Record<string, unknown>>>} Values by property, by the definition's name.
 */
export async function readDefaults( root ) {
	const file = join( root, 'contract', 'schema', 'public-definition.schema.json' );
	const { definitions, ...schema } = JSON.parse( await readFile( file, 'utf8' ) );

	const defaultsOf = ( { properties = {} } ) =>
		Object.fromEntries(
			Object.entries( properties )
				.map( ( [ name, one ] ) => [
					name,
					one.$ref ? resolveRef( one, definitions ) : one,
				] )
				.filter( ( [ , property ] ) => property.default !== undefined )
				.map( ( [ name, property ] ) => [ name, property.default ] )
		);

	return Object.fromEntries(
		Object.entries( { [ schema.title ]: schema, ...definitions } )
			.map( ( [ name, definition ] ) => [ name, defaultsOf( definition ) ] )
			.filter( ( [ , values ] ) => Object.keys( values ).length > 0 )
	);
}

const resolveRef = ( { $ref }, definitions ) => definitions[ $ref.split( '/' ).pop() ];
