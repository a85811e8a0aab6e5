import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath( new URL( '../../..', import.meta.url ) );

/** A place of its own, so that a site somebody works on is left alone. */
const DATA = '.atoll/smoke';

/**
 * Runs `npm start` as a person would.
 *
 * @param {string[]} options For it.
 * @return {{child:Object, output:()=>string, ready:Promise<string>, ended:Promise<number|null>}} `ready` gives the line that says so, or all that was printed when it ended without.
 */
export function npmStart( ...options ) {
	const child = spawn( 'npm', [ 'start', '--', ...options ], {
		cwd: ROOT,
		env: { ...process.env, ATOLL_DATA_DIR: DATA },
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	let output = '';
	const ended = new Promise( ( resolve ) => child.once( 'close', resolve ) );
	const ready = new Promise( ( resolve ) => {
		const take = ( piece ) => {
			output += piece;
			const line = /^ready .*$/m.exec( output );
			if ( line ) {
				resolve( line[ 0 ] );
			}
		};
		child.stdout.setEncoding( 'utf8' ).on( 'data', take );
		child.stderr.setEncoding( 'utf8' ).on( 'data', take );
		ended.then( () => resolve( output ) );
	} );
	return { child, output: () => output, ready, ended };
}

/** Command lines of all processes that work for the site of these tests. */
export const leftRunning = () =>
	readdirSync( '/proc' )
		.filter( ( name ) => /^\d+$/.test( name ) )
		.flatMap( ( pid ) => {
			try {
				return readFileSync( `/proc/${ pid }/cmdline`, 'utf8' ).replaceAll( '\0', ' ' );
			} catch {
				return [];
			}
		} )
		.filter( ( line ) => line.includes( `${ ROOT }${ DATA }` ) );
