import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Stopped, CommandError } from '../console/command-error.mjs';
import { ROOT } from '../system/folders.mjs';
import { withAddresses } from './addresses.mjs';
import { npm } from './npm.mjs';

const FOLDER = join( ROOT, 'node_modules' );

const LOCK = join( ROOT, 'package-lock.json' );

/** Folder to install packages in first: npm reads a lock file only from the folder that it installs to. */
const STAGING = join( ROOT, '.atoll/packages' );

const readJson = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

const packagesOf = ( file ) => readJson( file ).packages;

const isOptional = ( entry ) => entry.optional || entry.devOptional || entry.peer;

/**
 * Whether the installed packages match the lock file. npm writes its list of installed packages last, so an interrupted
 * installation is not complete either.
 *
 * @param {Record<string, Object>} locked    `packages` of package-lock.json.
 * @param {Record<string, Object>} installed `packages` of node_modules/.package-lock.json.
 */
export const isComplete = ( locked, installed ) =>
	Object.entries( locked ).every(
		( [ path, entry ] ) =>
			path === '' ||
			( installed[ path ]
				? installed[ path ].version === entry.version
				: isOptional( entry ) )
	);

function isInstalled() {
	const list = join( FOLDER, '.package-lock.json' );
	return existsSync( list ) && isComplete( packagesOf( LOCK ), packagesOf( list ) );
}

/** Reports how many packages are installed, while npm prints nothing. */
function reportProgress( say ) {
	const paths = Object.keys( packagesOf( LOCK ) ).filter( ( path ) => path !== '' );
	const count = ( folder ) =>
		paths.filter( ( path ) => existsSync( join( folder, path, 'package.json' ) ) ).length;
	const report = () =>
		say( `${ count( existsSync( STAGING ) ? STAGING : ROOT ) } of ${ paths.length }` );
	const timer = setInterval( report, 1000 ).unref();
	return () => clearInterval( timer );
}

const OPTIONS = '--prefer-offline --no-audit --no-fund --ignore-scripts --loglevel=error'.split(
	' '
);

const ci = ( cwd, signal ) => npm( [ 'ci', ...OPTIONS ], { cwd, signal } );

/** Installs from the usual URLs, and moves the packages into place when all of them are there. */
async function installFromAddresses( signal ) {
	const configured = await npm( [ 'config', 'get', 'registry' ], { cwd: ROOT, signal } );
	const lock = withAddresses( readJson( LOCK ), configured.trim().replace( /\/*$/, '/' ) );
	mkdirSync( STAGING, { recursive: true } );
	copyFileSync( join( ROOT, 'package.json' ), join( STAGING, 'package.json' ) );
	writeFileSync( join( STAGING, 'package-lock.json' ), JSON.stringify( lock ) );
	await ci( STAGING, signal );
	rmSync( FOLDER, { recursive: true, force: true } );
	renameSync( join( STAGING, 'node_modules' ), FOLDER );
}

async function install( signal ) {
	try {
		await installFromAddresses( signal );
	} catch ( error ) {
		if ( error instanceof Stopped ) {
			throw error;
		}
		rmSync( STAGING, { recursive: true, force: true } );
		// If the registry has its packages at other URLs, npm looks up each of them.
		await ci( ROOT, signal );
	} finally {
		rmSync( STAGING, { recursive: true, force: true } );
	}
}

/**
 * Installs the packages of package-lock.json, unless they are installed already.
 *
 * @param {Function}    step   Step function of `progress`.
 * @param {AbortSignal} signal
 */
export async function installPackages( step, signal ) {
	if ( isInstalled() ) {
		return;
	}
	await step( 'packages', async ( say ) => {
		const stopReporting = reportProgress( say );
		try {
			await install( signal );
			say( '' ); // Clears the count, since packages for other systems are never installed.
		} catch ( error ) {
			throw error instanceof Stopped
				? error
				: new CommandError( `npm could not install the packages: ${ reason( error ) }` );
		} finally {
			stopReporting();
		}
	} );
}

/** Returns the line of npm's output with the reason of an error. */
const reason = ( { output = '', message } ) =>
	output
		.split( '\n' )
		.map( ( line ) => line.replace( /^npm (error|ERR!)\s*/, '' ).trim() )
		.find( ( line ) => line !== '' && ! /^code /.test( line ) ) ?? message;
