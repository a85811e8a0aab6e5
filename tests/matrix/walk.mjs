import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Stopped } from '../../scripts/console/command-error.mjs';
import { findPrograms } from '../../scripts/stack/native/programs.mjs';
import { DATA, ROOT } from '../../scripts/system/folders.mjs';
import { run } from '../../scripts/system/processes.mjs';
import { coreOf } from './cores.mjs';
import { tryOnPlayground } from './playground.mjs';

const PLAYWRIGHT = join( ROOT, 'node_modules/@playwright/test/cli.js' );

/** The walk's first chapters: uploaded, switched on, forms made, sent, put aside and read. */
const CHAPTERS = [ 'shipped/1-install/', 'shipped/2-visitors/1-plain' ];

/** Which chapters a cell has: none named are all of them. */
const chaptersOf = ( { refuses, stack } ) => ( refuses || stack ? [] : CHAPTERS );

const NEWEST = '7.1';

class NotToBeHad extends Error {}

/** Where PHP-FPM finds all its extensions but one. */
async function iniWithout( extension ) {
	const { fpm } = findPrograms();
	const [ , from ] = /Scan this dir for additional .ini files => (.+)/.exec(
		await run( fpm, [ '-i' ] )
	);
	const files = readdirSync( from );
	const left = files.filter(
		( name ) => ! new RegExp( `(^|-)${ extension }\\.ini$` ).test( name )
	);
	if ( left.length === files.length ) {
		throw new NotToBeHad( 'it is built into this PHP' );
	}
	const to = join( DATA, `cache/php-without-${ extension }` );
	rmSync( to, { recursive: true, force: true } );
	mkdirSync( to, { recursive: true } );
	left.forEach( ( name ) => symlinkSync( join( from, name ), join( to, name ) ) );
	return to;
}

/** The core of a cell. @throws {NotToBeHad} */
async function coreFor( { never, wordpress = NEWEST }, log ) {
	if ( never ) {
		throw new NotToBeHad( never );
	}
	const core = await coreOf( wordpress, log );
	if ( ! core ) {
		throw new NotToBeHad( 'neither the cache nor Debian has it' );
	}
	return core;
}

/** The first chapters of the walk through the shipped product, on nginx, PHP-FPM and MariaDB. */
async function walkNatively( cell, core, port, signal ) {
	const { without, refuses, stack, beside } = cell;
	const phpEnv = without ? { PHP_INI_SCAN_DIR: await iniWithout( without ) } : {};
	const env = {
		WP_CORE_DIR: core,
		ATOLL_PORT: String( port ),
		ATOLL_STACK: JSON.stringify( { name: 'matrix', phpEnv, ...stack } ),
		...( refuses ? { ATOLL_MISSING: without } : {} ),
		...( beside ? { ATOLL_BESIDE: beside } : {} ),
	};
	const config = [ '-c', 'tests/shipped/playwright.config.ts', '--reporter=list' ];
	await run( process.execPath, [ PLAYWRIGHT, 'test', ...config, ...chaptersOf( cell ) ], {
		cwd: ROOT,
		env,
		signal,
	} );
}

/** The sentence in what Playwright printed that says what broke. */
const reason = ( { output = '', message } ) =>
	( /^\s*(\d+ failed.*|Error: .+)$/m.exec( output )?.[ 1 ] ?? message.split( '\n' )[ 0 ] ).trim();

/**
 * Walks through one cell.
 *
 * @param {import('./cells.mjs').Cell} cell
 * @param {number}                     port
 * @param {(step:string)=>void}      log
 * @param {AbortSignal}                signal
 * @return {Promise<{verdict:'pass'|'fail'|'not to be had', says:string}>}
 */
export async function walk( cell, port, log, signal ) {
	try {
		const core = await coreFor( cell, log );
		await ( cell.php
			? tryOnPlayground( { php: cell.php, port, core, signal, log } )
			: walkNatively( cell, core, port, signal ) );
		return { verdict: 'pass', says: cell.refuses ? 'says what is missing, stays off' : '' };
	} catch ( error ) {
		if ( error instanceof Stopped ) {
			throw error;
		}
		return error instanceof NotToBeHad
			? { verdict: 'not to be had', says: error.message }
			: { verdict: 'fail', says: reason( error ) };
	}
}
