import Ajv from 'ajv';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inWords } from './in-words.mjs';
import { Problems } from './problems.mjs';

/** What only people read: a site that shows its pages needs none of it. */
const WORDS = new Set( [ 'title', 'description', 'placeholder', 'message', 'choices' ] );

/**
 * @param {string} root
 * @return {Promise<Record<string, object>>} Groups of settings by name, each checked.
 * @throws {Problems}
 */
export async function readSettings( root ) {
	const folder = join( root, 'contract', 'settings' );
	const parse = ( file ) => readFile( file, 'utf8' ).then( JSON.parse );
	const schema = await parse( join( root, 'contract', 'schema', 'settings.schema.json' ) );
	const valid = new Ajv( { allErrors: true, allowUnionTypes: true } ).compile( schema );
	const groups = {};
	const problems = [];

	for ( const file of ( await readdir( folder ).catch( () => [] ) ).sort() ) {
		const group = await parse( join( folder, file ) ).catch( ( { message } ) => {
			throw new Problems( [ `contract/settings/${ file }: not JSON (${ message })` ] );
		} );
		if ( ! valid( group ) ) {
			problems.push(
				...valid.errors.map(
					( error ) => `contract/settings/${ file }: ${ inWords( error, group ) }`
				)
			);
		}
		groups[ file.replace( /\.json$/, '' ) ] = group;
	}
	if ( problems.length > 0 ) {
		throw new Problems( problems );
	}
	return groups;
}

const defaults = { string: '', boolean: false, integer: 0, number: 0, object: {}, list: [] };

/** The same without words, and with every default said. */
export const shapesOf = ( settings ) =>
	Object.fromEntries(
		Object.entries( settings ).map( ( [ name, setting ] ) => [
			name,
			{
				default: defaults[ setting.type ],
				...Object.fromEntries(
					Object.entries( setting ).filter( ( [ key ] ) => ! WORDS.has( key ) )
				),
				...( setting.choices && { values: setting.choices.map( ( { value } ) => value ) } ),
				...( setting.settings && { settings: shapesOf( setting.settings ) } ),
			},
		] )
	);
