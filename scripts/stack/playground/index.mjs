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
 * Playground says that an address which no file answers is its own script, and WordPress takes a request for its own
 * script for one for the home page: no page would ever be missing.
 */
const AS_ON_A_SERVER = `$_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] ?? '';`;

const LOG = 'debug.log';

/** The oldest that Atoll runs on, so that newer syntax is found. */
const OLDEST = '8.1';

/** One asks the site for a page while it renders another: never fewer than two. */
const workers = () => Math.max( 2, Math.min( 6, availableParallelism() - 1 ) );

/** Node 22 has what makes PHP fast in WebAssembly behind a flag; later ones have it, earlier ones do without. */
const flags = () =>
	process.versions.node.startsWith( '22.' ) ? [ '--experimental-wasm-jspi' ] : [];

/** PHP that loads WordPress and then one file, as scripts/stack/php/run.php does on the native stack. */
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

/** Questions to the server's process by number, and their answers. */
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

/** WordPress on WebAssembly and SQLite: needs Node alone. */
export const playground = {
	folder: ( name ) => join( DATA, 'playground', name ),

	/** As `native.start`. */
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
