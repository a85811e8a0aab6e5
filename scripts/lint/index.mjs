/**
 * npm run lint: runs every lint:* script of package.json, all of them even if one fails, and ends with a line for each.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { command } from '../console/command.mjs';
import { oneOf } from '../console/options.mjs';
import { ROOT } from '../system/folders.mjs';

const PREFIX = 'lint:';

const { scripts } = JSON.parse( readFileSync( `${ ROOT }/package.json`, 'utf8' ) );
const linters = Object.keys( scripts )
	.filter( ( name ) => name.startsWith( PREFIX ) )
	.map( ( name ) => name.slice( PREFIX.length ) );

const run = ( linter ) =>
	new Promise( ( resolve ) => {
		const started = Date.now();
		spawn( 'npm', [ 'run', '--silent', PREFIX + linter ], { cwd: ROOT, stdio: 'inherit' } ).on(
			'close',
			( code ) =>
				resolve( { linter, ok: code === 0, seconds: ( Date.now() - started ) / 1000 } )
		);
	} );

const ABOUT = {
	usage: `
npm run lint              all of them
npm run lint -- css php   some of them: ${ linters.join( ', ' ) }
`,
	word: oneOf( ...linters ),
};

await command( ABOUT, async ( { words } ) => {
	const results = [];
	for ( const linter of words.length > 0 ? words : linters ) {
		results.push( await run( linter ) );
	}
	for ( const { linter, ok, seconds } of results ) {
		console.log( `${ ok ? 'passed' : 'failed' }  ${ linter }  ${ seconds.toFixed( 1 ) } s` );
	}
	return results.every( ( { ok } ) => ok ) ? 0 : 1;
} );
