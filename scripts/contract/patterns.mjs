import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problems } from './problems.mjs';

/**
 * @param {string} root
 * @return {Promise<Record<string, object>>} Complete sample forms by name.
 * @throws {Problems}
 */
export async function readPatterns( root ) {
	const folder = join( root, 'contract', 'patterns' );
	const patterns = {};
	for ( const file of ( await readdir( folder ).catch( () => [] ) ).sort() ) {
		patterns[ file.replace( /\.json$/, '' ) ] = await readFile( join( folder, file ), 'utf8' )
			.then( JSON.parse )
			.catch( ( { message } ) => {
				throw new Problems( [ `contract/patterns/${ file }: not JSON (${ message })` ] );
			} );
	}
	return patterns;
}
