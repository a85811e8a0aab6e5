import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Of php/Engine: what takes part in compiling. */
const FOLDERS = [ 'Calculation', 'Compiling', 'Contract', 'Logic' ];

/**
 * Changes with whatever decides what a definition looks like, so that stored definitions
 * are compiled afresh: the contract itself and the PHP that compiles forms.
 *
 * @param {string} root
 * @param {unknown} contract
 * @return {Promise<string>} 16 hexadecimal digits.
 */
export async function fingerprint( root, contract ) {
	const hash = createHash( 'sha256' ).update( JSON.stringify( contract ) );
	const engine = join( root, 'php', 'Engine' );
	const files = [ 'Compiler.php' ];

	for ( const folder of FOLDERS ) {
		const names = await readdir( join( engine, folder ) ).catch( () => [] );
		files.push( ...names.map( ( name ) => join( folder, name ) ) );
	}

	for ( const name of files.sort() ) {
		hash.update( await readFile( join( engine, name ) ).catch( () => '' ) );
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}
