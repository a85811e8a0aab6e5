import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { CommandError } from '../console/command-error.mjs';
import { findPrograms, missingPhp, missingServers } from '../stack/native/programs.mjs';
import { isRoot } from '../system/account.mjs';
import { run } from '../system/processes.mjs';
import { find } from '../system/programs.mjs';

const POLICY = '/usr/sbin/policy-rc.d';

const CHROMIUM = [ 'chromium', 'chromium-browser', 'google-chrome' ];

/** Program that makes a process see another time (Debian's libfaketime). */
const CLOCK = '/usr/bin/faketime';

const missingBrowser = () => {
	const configuredPath = process.env.CHROMIUM_PATH;
	return ( configuredPath && existsSync( configuredPath ) ) || find( ...CHROMIUM )
		? []
		: [ 'chromium' ];
};

/** Debian's packages with other browser engines, by one of their programs, and a display server for one of them. */
const ENGINES = {
	WebKitWebDriver: 'webkit2gtk-driver',
	'firefox-esr': 'firefox-esr',
	Xvfb: 'xvfb',
};

/** Requirements of tests: each returns Debian's names of the missing packages. */
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

/** Returns packages that make tests faster if the system has them, but are not required. */
const optionalPackages = ( needs ) =>
	needs.includes( 'browser' ) &&
	! process.env.CHROMIUM_PATH &&
	! find( 'chromium-headless-shell' )
		? [ 'chromium-headless-shell' ]
		: [];

/** Runs work during which Debian does not start the services it installs; ours are started privately. */
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

/** Checks PHP's version; an older PHP could not even parse the code. */
async function needPhp() {
	const { php } = findPrograms();
	const version = await run( php, [ '-r', 'echo PHP_VERSION;' ] );
	if ( Number.parseFloat( version ) < 8.2 ) {
		throw new CommandError( `The tests need PHP 8.2 or newer; ${ php } is ${ version }.` );
	}
}

/**
 * Installs the system packages that tests need, if we have the rights.
 *
 * @param {('php'|'servers'|'browser'|'clock'|'apache'|'engines')[]} needs
 * @param {Function}    step   Step function of `progress`.
 * @param {AbortSignal} signal
 * @throws {CommandError} Names the missing packages.
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
