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
 * @param {{http:string, php:string}} [options.nginx] Lines that are added to nginx' configuration. Native alone.
 * @param {Object}                  [options.phpEnv] Added to the environment of PHP-FPM, or of Playground.
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
	const { engine, name, fresh = false, demo = true, bare = false, delivered = false } = options;
	const { signal, built, quick, nginx, phpEnv, php } = options;
	const log = ( step ) => {
		if ( signal?.aborted ) {
			throw new Stopped();
		}
		options.log?.( step );
	};
	const { core = () => findCore( { log, signal } ) } = options;
	if ( ! bare && ! delivered && ! built ) {
		needBuild();
	}
	const folder = ENGINES[ engine ].folder( name );
	mkdirSync( folder, { recursive: true } );
	const siteLock = lock( `${ folder }.lock` );
	if ( siteLock.heldBy ) {
		throw new CommandError(
			`The ${ engine } site “${ name }” is already running in this folder (process ${ siteLock.heldBy.pid }).`
		);
	}
	const running = [];
	const pids = leftovers( folder );
	let stopping = false;
	const stop = async () => {
		stopping = true;
		await stopAll( running.splice( 0 ) );
		pids.clear();
		siteLock.release();
	};
	const abortStart = () => stopAll( running.splice( 0 ) );
	signal?.addEventListener( 'abort', abortStart );
	try {
		await pids.end();
		if ( fresh ) {
			rmSync( folder, { recursive: true, force: true } );
		}
		const port = options.port ? await needPort( options.port ) : await freePort();
		const site = await ENGINES[ engine ].start( {
			name,
			port,
			log,
			running,
			signal,
			core,
			delivered,
			quick,
			nginx,
			phpEnv,
			php,
		} );
		await ( delivered
			? deliver( site, log )
			: installSite( site, { folder, bare, demo, built, log } ) );
		await built;
		if ( signal?.aborted ) {
			throw new Stopped();
		}
		const ended = Promise.race(
			running.map( ( server ) => server.exited.then( () => server.name ) )
		).then( ( who ) => ( stopping ? new Promise( () => {} ) : who ) );
		return { ...site, stop, ended };
	} catch ( error ) {
		await stop();
		throw signal?.aborted ? new Stopped() : error;
	} finally {
		signal?.removeEventListener( 'abort', abortStart );
	}
}
