import { existsSync, lstatSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { Trouble } from '../../console/trouble.mjs';
import { ROOT } from '../../system/folders.mjs';
import { run } from '../../system/processes.mjs';
import { constants, deliveredConstants, wpConfig } from '../constants.mjs';
import { copyCore } from '../copy-core.mjs';
import { leftovers } from '../leftovers.mjs';
import { secretsOf } from '../secrets.mjs';
import { createDatabase } from './create-database.mjs';
import { startDatabase } from './database.mjs';
import { startNginx } from './nginx.mjs';
import { phpArguments, startPhp } from './php.mjs';
import { placeFor } from './place.mjs';
import { needPrograms } from './programs.mjs';

const RUN = join( ROOT, 'scripts/stack/php/run.php' );

/** Hashing a password takes longer than most pages; those of a site that spares the machine need no strength. */
const WEAK_HASHES = `$GLOBALS['wp_filter']['wp_hash_password_options'][10]['atoll_quick'] = array(
	'function'      => static fn() => array( 'cost' => 4 ),
	'accepted_args' => 1,
);`;

/**
 * As PHP comes: it looks whether code has changed every two seconds, not with each request, which saves a tenth of a
 * page. Only who edits the code needs more.
 */
const UNEDITED = [ '-d', 'opcache.revalidate_freq=2' ];

/** Links the plugin, so that WordPress runs what is being edited. */
function linkPlugin( wordpress ) {
	const link = join( wordpress, 'wp-content/plugins/atoll' );
	if ( existsSync( link ) && lstatSync( link ).isSymbolicLink() ) {
		return;
	}
	rmSync( link, { recursive: true, force: true } );
	symlinkSync( join( ROOT, 'plugin' ), link );
}

const fpmAndDatabase = ( place ) => ( {
	socket: `${ place.sockets }/db.sock`,
	name: 'wordpress',
	user: 'root',
	password: '',
} );

/** WordPress on nginx, PHP-FPM and MariaDB, all private to one folder: what production runs. */
export const native = {
	folder: ( name ) => placeFor( name ).folder,

	/**
	 * @param {Object}   options
	 * @param {string}   options.name
	 * @param {number}   options.port
	 * @param {Function} options.core Gives the folder of a WordPress core.
	 * @param {Function} options.log  Told each step.
	 * @param {AbortSignal} [options.signal]
	 * @param {boolean}  options.delivered Whether WordPress is to be as it is delivered, with nothing of ours.
	 * @param {boolean}  [options.quick] Whether the servers are to spare the machine.
	 * @param {{http:string, php:string}} [options.nginx] Lines that are added to nginx' configuration.
	 * @param {Object}   [options.phpEnv] Added to the environment of PHP-FPM.
	 * @param {Array}    options.running Takes each process as it starts, so that a failure ends them too.
	 */
	async start( options ) {
		const { name, port, core, log, running, signal, delivered, quick, nginx, phpEnv } = options;
		const programs = await needPrograms();
		const place = placeFor( name );
		const pids = leftovers( place.folder );
		const keep = ( server ) => {
			running.push( server );
			pids.write( running );
		};
		const url = `http://127.0.0.1:${ port }`;
		const database = fpmAndDatabase( place );

		log( 'database' );
		const starting = startDatabase( programs, place, quick );
		const copying = copyCore( core, place.wordpress );
		keep( await starting );
		await createDatabase( programs, place, database );
		await copying;
		if ( ! delivered ) {
			linkPlugin( place.wordpress );
		}
		const messages = join( place.logs, 'wordpress.log' );
		writeFileSync(
			join( place.wordpress, 'wp-config.php' ),
			wpConfig(
				{
					DB_NAME: database.name,
					DB_USER: database.user,
					DB_PASSWORD: database.password,
					DB_HOST: `localhost:${ database.socket }`,
					DB_CHARSET: 'utf8mb4',
					DB_COLLATE: '',
					...( delivered ? deliveredConstants( messages ) : constants( url, messages ) ),
					...secretsOf( place.folder ),
				},
				quick ? WEAK_HASHES : ''
			),
			{ mode: 0o600 }
		);

		log( 'web server' );
		keep( await startPhp( programs, place, delivered || quick ? UNEDITED : [], phpEnv ) );
		keep( await startNginx( programs, place, port, nginx ) );

		return {
			url,
			wordpressDir: place.wordpress,
			database,
			mailDir: place.mail,
			logs: place.logs,
			faultLogs: [ 'wordpress.log', 'php.log' ].map( ( file ) => join( place.logs, file ) ),
			phpCommand: [ programs.php, ...phpArguments( place ) ],
			runPhp: ( file, env = {} ) =>
				run(
					programs.php,
					[ ...phpArguments( place ), RUN, place.wordpress, resolve( file ) ],
					{
						signal,
						env: { ...env, ATOLL_URL: url, ATOLL_WP_DIR: place.wordpress },
					}
				),
		};
	},
};

/**
 * A native site that runs already, for commands that fill it.
 *
 * @param {string} name
 * @return {Promise<{url:string,wordpressDir:string,phpCommand:string[]}>}
 * @throws {Trouble} When it does not run.
 */
export async function runningSite( name ) {
	const place = placeFor( name );
	if ( ! existsSync( `${ place.sockets }/db.sock` ) ) {
		throw new Trouble(
			`The native site “${ name }” does not run: npm start -- --stack native`
		);
	}
	const { php } = await needPrograms();
	return {
		url: 'http://127.0.0.1',
		wordpressDir: place.wordpress,
		phpCommand: [ php, ...phpArguments( place ) ],
	};
}
