import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../console/trouble.mjs';
import { ROOT } from '../system/folders.mjs';
import { lock } from '../system/lock.mjs';
import { freePort, isFree } from '../system/ports.mjs';
import { findCore } from '../wordpress/index.mjs';
import { leftovers } from './leftovers.mjs';
import { native } from './native/index.mjs';
import { playground } from './playground/index.mjs';

export const ENGINES = { native, playground };

const PHP = join( ROOT, 'scripts/stack/php' );
const DEMO = join( ROOT, 'plugin/demo/install.php' );

/** Ends all, the last started first. */
async function stopAll( running ) {
	for ( const server of running.toReversed() ) {
		await server.stop();
	}
}

async function portFor( asked ) {
	if ( asked && ! ( await isFree( asked ) ) ) {
		const other = await freePort( asked + 1 );
		throw new Trouble(
			`Port ${ asked } is taken by another program; port ${ other } is free: --port ${ other }.`
		);
	}
	return asked || freePort();
}

/** Installs WordPress, its settings and the plugin, with or without the demo; each does nothing twice. */
async function furnish( site, { bare, demo, log } ) {
	log( 'WordPress' );
	await site.runPhp( join( PHP, 'install.php' ), { ATOLL_INSTALLING: '1' } );
	await site.runPhp( join( PHP, 'settings.php' ) );
	if ( bare ) {
		return;
	}
	log( demo ? 'demo site' : 'plugin' );
	await site.runPhp( demo && existsSync( DEMO ) ? DEMO : join( PHP, 'activate.php' ) );
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
 * @param {()=>Promise<string>}     [options.core]  Gives the folder of a WordPress core.
 * @param {(step:string)=>void}     [options.log]   Told each step.
 * @return {Promise<{url:string, wordpressDir:string, database?:Object, mailDir?:string, phpCommand?:string[], logs:string, runPhp:(file:string, env?:Object)=>Promise<string>, ended:Promise<string>, stop:()=>Promise<void>}>}
 *         `url` has no slash at the end; `runPhp` runs a file after wp-load.php and gives its output; `ended` gives the name of a server that ended unasked.
 * @throws {Trouble} In one sentence: the name is in use, the port is taken, something is missing.
 */
export async function startStack( options ) {
	const { engine, name, fresh = false, demo = true, bare = false, log = () => {}, core } = options;
	const folder = ENGINES[ engine ].folder( name );
	mkdirSync( folder, { recursive: true } );
	const held = lock( `${ folder }.lock` );
	if ( held.heldBy ) {
		throw new Trouble(
			`The ${ engine } site “${ name }” is already running in this folder (process ${ held.heldBy.pid }).`
		);
	}
	const running = [];
	const pids = leftovers( folder );
	let stopping = false;
	const stop = async () => {
		stopping = true;
		await stopAll( running.splice( 0 ) );
		pids.clear();
		held.release();
	};
	try {
		await pids.end();
		if ( fresh ) {
			rmSync( folder, { recursive: true, force: true } );
		}
		const port = await portFor( options.port );
		const site = await ENGINES[ engine ].start( {
			name,
			port,
			log,
			running,
			core: core ?? ( () => findCore( log ) ),
		} );
		await furnish( site, { bare, demo, log } );
		const ended = Promise.race(
			running.map( ( server ) => server.exited.then( () => server.name ) )
		).then( ( who ) => ( stopping ? new Promise( () => {} ) : who ) );
		return { ...site, stop, ended };
	} catch ( error ) {
		await stop();
		throw error;
	}
}
