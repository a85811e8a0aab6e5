import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../console/trouble.mjs';
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

/** The names in a folder of packages, those with a scope too. */
const namesIn = ( folder ) =>
	readdirSync( folder ).flatMap( ( name ) =>
		name.startsWith( '@' )
			? readdirSync( join( folder, name ) ).map( ( inner ) => `${ name }/${ inner }` )
			: name
	);

const countPackages = () => {
	try {
		return namesIn( FOLDER ).filter( ( name ) => ! /(^|\/)\./.test( name ) ).length;
	} catch {
		return 0;
	}
};

/** Tells how many of the packages are there, while npm says nothing. */
function watch( say ) {
	const total = Object.keys( packagesOf( join( ROOT, 'package-lock.json' ) ) ).filter( ( path ) =>
		/^node_modules\/(@[^/]+\/)?[^/]+$/.test( path )
	).length;
	const timer = setInterval(
		() => say( `${ countPackages() } of about ${ total }` ),
		500
	).unref();
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
		} catch ( error ) {
			throw new Trouble( `npm could not install the packages: ${ reason( error ) }` );
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
