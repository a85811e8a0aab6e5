import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Changes with whatever decides what a definition, and what is stored of its markup, looks like, so that
 * stored definitions are compiled afresh: the contract itself and the PHP that compiles and prints forms.
 *
 * @param {string} root
 * @param {unknown} contract
 * @return {Promise<string>} 16 hexadecimal digits.
 */
export async function fingerprint( root, contract ) {
	const hash = createHash( 'sha256' ).update( JSON.stringify( contract ) );
	const engine = join( root, 'php', 'Engine' );
	const names = await readdir( engine, { recursive: true } ).catch( () => [] );

	for ( const name of names.filter( ( file ) => file.endsWith( '.php' ) ).sort() ) {
		hash.update( await readFile( join( engine, name ) ) );
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}
