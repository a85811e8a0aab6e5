import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { CommandError } from '../console/command-error.mjs';
import { findPrograms, missingPhp, missingServers } from '../stack/native/programs.mjs';
import { isRoot } from '../system/account.mjs';
import { run } from '../system/processes.mjs';
import { find } from '../system/programs.mjs';

const POLICY = '/usr/sbin/policy-rc.d';

const CHROMIUM = [ 'chromium', 'chromium-browser', 'google-chrome' ];

/** Shows a process another time (Debian's libfaketime). */
const CLOCK = '/usr/bin/faketime';

const missingBrowser = () => {
	const configuredPath = process.env.CHROMIUM_PATH;
	return ( configuredPath && existsSync( configuredPath ) ) || find( ...CHROMIUM )
		? []
		: [ 'chromium' ];
};

/** Debian's packages with the engines of other browsers, by a program of each, and a screen for the one that needs it. */
const ENGINES = {
	WebKitWebDriver: 'webkit2gtk-driver',
	'firefox-esr': 'firefox-esr',
	Xvfb: 'xvfb',
};

/** What a test may need of the system: each gives Debian's names of the packages that lack. */
const NEEDS = {
	php: async () => [
		...( await missingPhp( findPrograms() ) ),
		...( find( 'composer' ) ? [] : [ 'composer' ] ),
	],
	servers: async () => missingServers( findPrograms() ),
	browser: async () => missingBrowser(),
	clock: async () => ( existsSync( CLOCK ) ? [] : [ 'faketime' ] ),
	apache: async () => ( find( 'apache2' ) ? [] : [ 'apache2' ] ),
	engines: async () =>
		Object.entries( ENGINES ).flatMap( ( [ program, name ] ) =>
			find( program ) ? [] : [ name ]
		),
};

const missingPackages = async ( needs ) =>
	( await Promise.all( needs.map( ( need ) => NEEDS[ need ]() ) ) ).flat();

/** What makes the tests quicker where the system has it, and is done without elsewhere. */
const optionalPackages = ( needs ) =>
	needs.includes( 'browser' ) &&
	! process.env.CHROMIUM_PATH &&
	! find( 'chromium-headless-shell' )
		? [ 'chromium-headless-shell' ]
		: [];

/** Debian starts what it installs, unless this file says no; ours are started privately. */
async function withoutServices( work ) {
	const isAdded = ! existsSync( POLICY );
	if ( isAdded ) {
		writeFileSync( POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 } );
	}
	try {
		return await work();
	} finally {
		if ( isAdded ) {
			rmSync( POLICY, { force: true } );
		}
	}
}

const install = ( names, signal ) =>
	withoutServices( async () => {
		const env = { DEBIAN_FRONTEND: 'noninteractive' };
		await run( 'apt-get', [ '-q', 'update' ], { env, signal } );
		await run( 'apt-get', [ '-q', '-y', '--no-install-recommends', 'install', ...names ], {
			env,
			signal,
		} );
	} );

/** PHP below our minimum cannot even read the code. */
async function needPhp() {
	const { php } = findPrograms();
	const version = await run( php, [ '-r', 'echo PHP_VERSION;' ] );
	if ( Number.parseFloat( version ) < 8.2 ) {
		throw new CommandError( `The tests need PHP 8.2 or newer; ${ php } is ${ version }.` );
	}
}

/**
 * Installs what the tests need from the system, where we may.
 *
 * @param {('php'|'servers'|'browser'|'clock'|'apache'|'engines')[]} needs
 * @param {Function}    step   Of `progress`.
 * @param {AbortSignal} signal
 * @throws {CommandError} naming what is missing.
 */
export async function installSystem( needs, step, signal ) {
	const names = await missingPackages( needs );
	const optional = optionalPackages( needs );
	if ( names.length + optional.length > 0 && isRoot() && find( 'apt-get' ) ) {
		await step( `system packages: ${ [ ...names, ...optional ].join( ', ' ) }`, () =>
			install( [ ...names, ...optional ], signal ).catch( () =>
				names.length > 0 ? install( names, signal ) : undefined
			)
		).catch( ( error ) => {
			throw signal.aborted
				? error
				: new CommandError(
						`These system packages could not be installed: ${ names.join( ', ' ) }.`
					);
		} );
	}
	const stillMissing = names.length > 0 ? await missingPackages( needs ) : [];
	if ( stillMissing.length > 0 ) {
		throw new CommandError(
			`The tests need these system packages, which are not installed: ${ stillMissing.join( ', ' ) }.`
		);
	}
	if ( needs.includes( 'php' ) ) {
		await needPhp();
	}
}
