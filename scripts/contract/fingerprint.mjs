import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a hash of everything that affects compiled definitions and their stored markup: the contract itself and the
 * PHP that compiles and prints forms. If it changes, stored definitions are compiled again.
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
