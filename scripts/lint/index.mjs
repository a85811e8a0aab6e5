/**
 * npm run lint: runs every script named lint:* of package.json, all of them even when one
 * fails, and ends with a line for each. `npm run lint -- css php` runs only lint:css and lint:php.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath( new URL( '../..', import.meta.url ) );
const { scripts } = JSON.parse( await readFile( `${ root }/package.json`, 'utf8' ) );
const requested = process.argv.slice( 2 );

const names = Object.keys( scripts )
	.filter( ( name ) => name.startsWith( 'lint:' ) )
	.filter( ( name ) => requested.length === 0 || requested.includes( name.slice( 5 ) ) );

const run = ( name ) =>
	new Promise( ( resolve ) => {
		const started = Date.now();
		spawn( 'npm', [ 'run', '--silent', name ], { cwd: root, stdio: 'inherit' } ).on(
			'close',
			( code ) =>
				resolve( { name, ok: code === 0, seconds: ( Date.now() - started ) / 1000 } )
		);
	} );

const results = [];
for ( const name of names ) {
	results.push( await run( name ) );
}
for ( const { name, ok, seconds } of results ) {
	console.log( `${ ok ? 'passed' : 'failed' }  ${ name }  ${ seconds.toFixed( 1 ) } s` );
}
process.exitCode = results.every( ( { ok } ) => ok ) ? 0 : 1;
