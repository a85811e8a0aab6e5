import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindChecker } from './check-kind.mjs';
import { Problems } from './problems.mjs';

/**
 * @param {string} root
 * @return {Promise<Record<string, object>>} Kinds by name, each checked.
 * @throws {Problems}
 */
export async function readKinds( root ) {
	const fields = join( root, 'contract', 'fields' );
	const check = await kindChecker( root );
	const folders = ( await readdir( fields, { withFileTypes: true } ) )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( entry ) => entry.name )
		.sort();
	const kinds = {};
	const problems = [];

	for ( const folder of folders ) {
		const name = `contract/fields/${ folder }/kind.json`;
		const kind = await readJson( join( fields, folder, 'kind.json' ), name );

		problems.push( ...check( kind, folder ).map( ( problem ) => `${ name }: ${ problem }` ) );
		kinds[ folder ] = kind;
	}
	if ( problems.length > 0 ) {
		throw new Problems( problems );
	}
	return kinds;
}

/**
 * @param {string} root
 * @return {Promise<Record<string, Record<string, string>>>} Sentences by group and name.
 * @throws {Problems}
 */
export async function readTexts( root ) {
	const folder = join( root, 'contract', 'texts' );
	const texts = {};

	for ( const file of ( await readdir( folder ) ).sort() ) {
		const name = `contract/texts/${ file }`;
		const group = await readJson( join( folder, file ), name );

		for ( const [ key, text ] of Object.entries( group ) ) {
			if ( typeof text !== 'string' || text === '' ) {
				throw new Problems( [ `${ name }: "${ key }" must be a sentence` ] );
			}
		}
		texts[ file.replace( /\.json$/, '' ) ] = group;
	}
	return texts;
}

async function readJson( file, name ) {
	const text = await readFile( file, 'utf8' ).catch( () => {
		throw new Problems( [ `${ name }: missing; every folder of contract/fields holds one` ] );
	} );
	try {
		return JSON.parse( text );
	} catch ( error ) {
		throw new Problems( [ `${ name }: not JSON (${ error.message })` ] );
	}
}
