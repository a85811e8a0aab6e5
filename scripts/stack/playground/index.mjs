import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { CommandError } from '../../console/command-error.mjs';
import { DATA, ROOT } from '../../system/folders.mjs';
import { start, until } from '../../system/processes.mjs';
import { constants, deliveredConstants, php, wpConfig } from '../constants.mjs';
import { copyCore } from '../copy-core.mjs';
import { leftovers } from '../leftovers.mjs';
import { secretsOf } from '../secrets.mjs';
import { BUILD, pathInPhp, LOGS, mounts, PRIVATE_FILES } from './mounts.mjs';
import { statements } from './statements.mjs';

const SERVER = join( ROOT, 'scripts/stack/playground/server.mjs' );

/**
 * PHP that sets PHP_SELF as on a server. Playground sets it to the URL's path if no file matches, which WordPress takes
 * for a request for the home page: no page would ever be missing.
 */
const AS_ON_A_SERVER = `$_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] ?? '';`;

const LOG = 'debug.log';

/** Oldest PHP version that Atoll supports, so that newer syntax fails. */
const OLDEST = '8.1';

/** Number of workers; at least two, since one may request a page while it renders another. */
const workers = () => Math.max( 2, Math.min( 6, availableParallelism() - 1 ) );

/** Returns flags for Node: version 22 needs one for fast WebAssembly in PHP; other versions need none. */
const flags = () =>
	process.versions.node.startsWith( '22.' ) ? [ '--experimental-wasm-jspi' ] : [];

/** Returns PHP that loads WordPress and then one file, as scripts/stack/php/run.php does on the native stack. */
function code( file, all ) {
	const path = pathInPhp( file, all );
	const run = path ? `require ${ php( path ) };` : statements( readFileSync( file, 'utf8' ) );
	return `<?php
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_SERVER['REQUEST_URI'] = '/';
		if ( getenv( 'ATOLL_INSTALLING' ) ) { define( 'WP_INSTALLING', true ); }
		require '/wordpress/wp-load.php';
		${ run }`;
}

/** Sends requests to the server's process by number, and resolves with their responses. */
function messageChannel( { child, exited } ) {
	const pending = new Map();
	let last = 0;
	let state = {};
	child.on( 'message', ( message ) => {
		pending.get( message.id )?.( message );
		pending.delete( message.id );
		state = message.id ? state : message;
	} );
	exited.then( () =>
		pending.forEach( ( answer ) => answer( { error: 'WordPress Playground ended.' } ) )
	);
	return {
		state: () => state,
		ask: ( question ) =>
			new Promise( ( answer ) => {
				pending.set( ++last, answer );
				child.send( { id: last, ...question } );
			} ),
	};
}

/** Playground engine: WordPress on WebAssembly and SQLite; needs only Node. */
export const playground = {
	folder: ( name ) => join( DATA, 'playground', name ),

	/** Same as `native.start`. */
	async start( { name, port, core, log, running, delivered, php: version = OLDEST, phpEnv } ) {
		const folder = playground.folder( name );
		const wordpress = join( folder, 'wordpress' );
		const logs = join( folder, 'logs' );
		const privateFiles = delivered ? undefined : join( folder, 'private' );
		const url = `http://127.0.0.1:${ port }`;
		const file = join( logs, 'playground.log' );
		[ logs, privateFiles, delivered ? undefined : BUILD ].forEach(
			( path ) => path && mkdirSync( path, { recursive: true } )
		);
		log( 'WordPress files' );
		await copyCore( core, wordpress );
		writeFileSync(
			join( wordpress, 'wp-config.php' ),
			wpConfig(
				{
					...( delivered
						? deliveredConstants( `${ LOGS }/${ LOG }` )
						: constants( url, `${ LOGS }/${ LOG }` ) ),
					...( privateFiles && { ATOLL_UPLOADS_DIR: PRIVATE_FILES } ),
					...secretsOf( folder ),
					DB_NAME: 'wordpress',
				},
				AS_ON_A_SERVER
			)
		);
		log( 'PHP in WebAssembly' );
		const all = mounts( { wordpress, logs, privateFiles, delivered } );
		const config = { port, url, php: version, workers: workers(), mounts: all };
		const server = start( process.execPath, [ ...flags(), SERVER, JSON.stringify( config ) ], {
			cwd: ROOT,
			env: phpEnv,
			log: file,
			ipc: true,
		} );
		running.push( server );
		leftovers( folder ).write( running );
		const { state, ask } = messageChannel( server );
		await until( async () => state().ready, {
			seconds: 180,
			of: server,
			what: 'WordPress Playground',
			log: file,
		} );
		return {
			url,
			wordpressDir: wordpress,
			logs,
			faultLogs: [ join( logs, LOG ), file ],
			async runPhp( path, env = {} ) {
				const { text, error } = await ask( { code: code( resolve( path ), all ), env } );
				if ( error ) {
					throw new CommandError( error.replace( /<[^>]*>/g, '' ) );
				}
				return text;
			},
		};
	},
};
