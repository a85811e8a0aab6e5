import { readFile } from 'node:fs/promises';
import { Problems } from './problems.mjs';

/**
 * @param {string} file
 * @param {string} name Name of the file in error messages.
 * @return {Promise<any>}
 * @throws {Problems}
 */
export async function readJson( file, name ) {
	const text = await readFile( file, 'utf8' ).catch( () => {
		throw new Problems( [ `${ name }: missing` ] );
	} );
	try {
		return JSON.parse( text );
	} catch ( error ) {
		throw new Problems( [ `${ name }: not JSON (${ error.message })` ] );
	}
}
