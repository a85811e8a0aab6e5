import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stopped, Trouble } from '../console/trouble.mjs';
import { ROOT } from '../system/folders.mjs';
import { npm } from './npm.mjs';

const FOLDER = join( ROOT, 'node_modules' );

const packagesOf = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) ).packages;

const isOptional = ( entry ) => entry.optional || entry.devOptional || entry.peer;

/**
 * Whether what is installed is what the lock file asks for. npm lists what it installed, as the last thing
 * it does, so an installation that was cut short is not complete either.
 *
 * @param {Record<string, Object>} asked     `packages` of package-lock.json.
 * @param {Record<string, Object>} installed `packages` of node_modules/.package-lock.json.
 */
export const isComplete = ( asked, installed ) =>
	Object.entries( asked ).every(
		( [ path, entry ] ) =>
			path === '' ||
			( installed[ path ]
				? installed[ path ].version === entry.version
				: isOptional( entry ) )
	);

function isInstalled() {
	const list = join( FOLDER, '.package-lock.json' );
	return (
		existsSync( list ) &&
		isComplete( packagesOf( join( ROOT, 'package-lock.json' ) ), packagesOf( list ) )
	);
}

/** Tells how many of the packages are there, while npm says nothing. */
function watch( say ) {
	const files = Object.keys( packagesOf( join( ROOT, 'package-lock.json' ) ) )
		.filter( ( path ) => path !== '' )
		.map( ( path ) => join( ROOT, path, 'package.json' ) );
	const count = () => files.filter( ( file ) => existsSync( file ) ).length;
	const timer = setInterval( () => say( `${ count() } of ${ files.length }` ), 1000 ).unref();
	return () => clearInterval( timer );
}

/**
 * Installs the packages of package-lock.json, unless they are there.
 *
 * @param {Function}    step   Of `progress`.
 * @param {AbortSignal} signal
 */
export async function installPackages( step, signal ) {
	if ( isInstalled() ) {
		return;
	}
	await step( 'packages', async ( say ) => {
		const done = watch( say );
		try {
			await npm(
				[
					'ci',
					'--prefer-offline',
					'--no-audit',
					'--no-fund',
					'--ignore-scripts',
					'--loglevel=error',
				],
				{ cwd: ROOT, signal }
			);
			say( '' ); // Those for other systems never come: done reads as done.
		} catch ( error ) {
			throw error instanceof Stopped
				? error
				: new Trouble( `npm could not install the packages: ${ reason( error ) }` );
		} finally {
			done();
		}
	} );
}

/** The line of npm's output that says what happened. */
const reason = ( { output = '', message } ) =>
	output
		.split( '\n' )
		.map( ( line ) => line.replace( /^npm (error|ERR!)\s*/, '' ).trim() )
		.find( ( line ) => line !== '' && ! /^code /.test( line ) ) ?? message;
