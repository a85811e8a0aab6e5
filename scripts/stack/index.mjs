import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stopped, CommandError } from '../console/command-error.mjs';
import { needBuild } from '../setup/built.mjs';
import { lock } from '../system/lock.mjs';
import { freePort, needPort } from '../system/ports.mjs';
import { versionOf } from '../wordpress/core.mjs';
import { findCore } from '../wordpress/index.mjs';
import { deliver } from './deliver.mjs';
import { installSite } from './install-site.mjs';
import { leftovers } from './leftovers.mjs';
import { native } from './native/index.mjs';
import { playground } from './playground/index.mjs';

const ENGINES = { native, playground };

/** Stops all servers, last started first. */
async function stopAll( running ) {
	for ( const server of running.toReversed() ) {
		await server.stop();
	}
}

/**
 * Locks a site for this process.
 *
 * @return {{folder:string, running:Object[], endLeftovers:()=>Promise<void>, stopServers:()=>Promise<void>, stop:()=>Promise<void>, ended:()=>Promise<string>}}
 *         `running` collects each server as it starts; `stop` stops them and releases the lock; `ended` resolves with the name of a server that ends unexpectedly.
 * @throws {CommandError} If another process has the lock.
 */
function claimSite( engine, name ) {
	const folder = ENGINES[ engine ].folder( name );
	mkdirSync( folder, { recursive: true } );
	const siteLock = lock( `${ folder }.lock` );
	if ( siteLock.heldBy ) {
		throw new CommandError(
			`The ${ engine } site “${ name }” is already running in this folder (process ${ siteLock.heldBy.pid }).`
		);
	}
	const pids = leftovers( folder );
	const running = [];
	const stopServers = () => stopAll( running.splice( 0 ) );
	let isStopping = false;

	return {
		folder,
		running,
		endLeftovers: pids.end,
		stopServers,
		async stop() {
			isStopping = true;
			await stopServers();
			pids.clear();
			siteLock.release();
		},
		ended: () =>
			Promise.race(
				running.map( ( server ) => server.exited.then( () => server.name ) )
			).then( ( who ) => ( isStopping ? new Promise( () => {} ) : who ) ),
	};
}

/** Starts the servers of a locked site, and installs whatever is missing. */
async function startSite( claimed, options ) {
	const { engine, fresh, demo = true, bare = false, delivered = false, built, log } = options;
	const { folder, running } = claimed;
	await claimed.endLeftovers();
	if ( fresh ) {
		rmSync( folder, { recursive: true, force: true } );
	}
	const port = options.port ? await needPort( options.port ) : await freePort();
	const site = await ENGINES[ engine ].start( { ...options, port, running } );
	await ( delivered
		? deliver( site, log )
		: installSite( site, { folder, bare, demo, built, log } ) );
	await built;
	return site;
}

/** Whether a site already has its copy of WordPress. */
export const hasCore = ( engine, name ) =>
	versionOf( join( ENGINES[ engine ].folder( name ), 'wordpress' ) ) !== null;

/** Ends remaining processes of a killed run of this site, so that its port is free; a running site is left alone. */
export async function endLeftovers( engine, name ) {
	const folder = ENGINES[ engine ].folder( name );
	mkdirSync( folder, { recursive: true } );
	const siteLock = lock( `${ folder }.lock` );
	if ( ! siteLock.heldBy ) {
		await leftovers( folder ).end();
		siteLock.release();
	}
}

/**
 * Starts a WordPress with Atoll on loopback; its data is kept in `.atoll/<engine>/<name>/`.
 *
 * @param {Object}                  options
 * @param {'native'|'playground'}   options.engine
 * @param {string}                  options.name    Sites with different names share nothing.
 * @param {number}                  [options.port]  Any free one by default.
 * @param {boolean}                 [options.fresh] Whether to delete the site's data first.
 * @param {boolean}                 [options.demo]  Whether to install the demo site (default) or only the plugin.
 * @param {boolean}                 [options.bare]  Whether to leave WordPress without Atoll.
 * @param {boolean}                 [options.delivered] Whether to keep WordPress' defaults: installed through its own
 *         screen, without Atoll and without the settings of a development site.
 * @param {boolean}                 [options.quick] Whether the servers trade durability for speed, for tests that
 *         neither measure nor kill them. Native only.
 * @param {'nginx'|'apache'}       [options.webServer] nginx by default. Native only.
 * @param {{http:string, php:string}} [options.nginx] Lines to add to nginx' configuration. Native only.
 * @param {Object}                  [options.phpEnv] Environment variables to add for PHP-FPM, or for Playground.
 * @param {Object}                  [options.phpSettings] Settings of php.ini for PHP-FPM. Native only.
 * @param {string[]}                [options.databaseSettings] Arguments of MariaDB. Native only.
 * @param {string}                  [options.php]   PHP's version on Playground, 8.1 by default.
 * @param {()=>Promise<string>}     [options.core]  Returns the folder of a WordPress core.
 * @param {Promise<void>}           [options.built] Resolves when the plugin is built; awaited before the plugin is
 *         activated. If omitted, the build must exist.
 * @param {AbortSignal}             [options.signal] Cancels the start; `stop` then stops the servers that run.
 * @param {(step:string)=>void}     [options.log]   Called with each step.
 * @return {Promise<{url:string, wordpressDir:string, database?:Object, mailDir?:string, phpCommand?:string[], logs:string, faultLogs:string[], runPhp:(file:string, env?:Object)=>Promise<string>, ended:Promise<string>, stop:()=>Promise<void>}>}
 *         `url` has no trailing slash; `faultLogs` are the logs with fatal errors; `runPhp` runs a file after wp-load.php and returns its output; `ended` resolves with the name of a server that ended unexpectedly.
 * @throws {CommandError} The name is in use, the port is taken, a program is missing, or the plugin is not built.
 */
export async function startStack( options ) {
	const { engine, name, bare, delivered, built, signal } = options;
	const stopIfAborted = () => {
		if ( signal?.aborted ) {
			throw new Stopped();
		}
	};
	const log = ( step ) => {
		stopIfAborted();
		options.log?.( step );
	};
	const { core = () => findCore( { log, signal } ) } = options;
	if ( ! bare && ! delivered && ! built ) {
		needBuild();
	}
	const claimed = claimSite( engine, name );
	signal?.addEventListener( 'abort', claimed.stopServers );
	try {
		const site = await startSite( claimed, { ...options, core, log } );
		stopIfAborted();
		return { ...site, stop: claimed.stop, ended: claimed.ended() };
	} catch ( error ) {
		await claimed.stop();
		throw signal?.aborted ? new Stopped() : error;
	} finally {
		signal?.removeEventListener( 'abort', claimed.stopServers );
	}
}
