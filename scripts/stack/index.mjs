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

/** Ends all, the last started first. */
async function stopAll( running ) {
	for ( const server of running.toReversed() ) {
		await server.stop();
	}
}

/**
 * Takes a site for this process.
 *
 * @return {{folder:string, running:Object[], endLeftovers:()=>Promise<void>, stopServers:()=>Promise<void>, stop:()=>Promise<void>, ended:()=>Promise<string>}}
 *         `running` takes each server as it starts; `stop` ends them and gives the site back; `ended` gives the name of a server that ends unasked.
 * @throws {CommandError} When another process has it.
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

/** Starts the servers of a claimed site, and installs what it lacks. */
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

/** Whether a site has its copy of WordPress already. */
export const hasCore = ( engine, name ) =>
	versionOf( join( ENGINES[ engine ].folder( name ), 'wordpress' ) ) !== null;

/** Ends what a killed run of this site has left, so that its port is free again; nothing of a site that runs. */
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
 * @param {string}                  options.name    Sites of different names share nothing.
 * @param {number}                  [options.port]  Any free one when left out.
 * @param {boolean}                 [options.fresh] Whether to throw the site's data away first.
 * @param {boolean}                 [options.demo]  Whether to install the demo site (default) or the plugin alone.
 * @param {boolean}                 [options.bare]  Whether to leave WordPress without Atoll.
 * @param {boolean}                 [options.delivered] Whether to leave WordPress as it is delivered: installed by its
 *         own screen, without Atoll and without the settings of a development site.
 * @param {boolean}                 [options.quick] Whether the servers are to spare the machine, as tests that neither
 *         measure nor kill them wish. Native alone.
 * @param {'nginx'|'apache'}       [options.webServer] nginx when left out. Native alone.
 * @param {{http:string, php:string}} [options.nginx] Lines that are added to nginx' configuration. Native alone.
 * @param {Object}                  [options.phpEnv] Added to the environment of PHP-FPM, or of Playground.
 * @param {Object}                  [options.phpSettings] Settings of php.ini for PHP-FPM. Native alone.
 * @param {string[]}                [options.databaseSettings] Arguments of MariaDB. Native alone.
 * @param {string}                  [options.php]   PHP's version on Playground, 8.1 when left out.
 * @param {()=>Promise<string>}     [options.core]  Gives the folder of a WordPress core.
 * @param {Promise<void>}           [options.built] The plugin is not switched on, nor the site ready, before; without
 *         one the build must be there.
 * @param {AbortSignal}             [options.signal] Gives up starting; what runs then is stopped with `stop`.
 * @param {(step:string)=>void}     [options.log]   Told each step.
 * @return {Promise<{url:string, wordpressDir:string, database?:Object, mailDir?:string, phpCommand?:string[], logs:string, faultLogs:string[], runPhp:(file:string, env?:Object)=>Promise<string>, ended:Promise<string>, stop:()=>Promise<void>}>}
 *         `url` has no slash at the end; `faultLogs` are the files that tell of requests that died; `runPhp` runs a file after wp-load.php and gives its output; `ended` gives the name of a server that ended unasked.
 * @throws {CommandError} In one sentence: the name is in use, the port is taken, something is missing, the plugin is not built.
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
