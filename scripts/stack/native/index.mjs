import { existsSync, lstatSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { CommandError } from '../../console/command-error.mjs';
import { ROOT } from '../../system/folders.mjs';
import { run } from '../../system/processes.mjs';
import { constants, deliveredConstants, wpConfig } from '../constants.mjs';
import { copyCore } from '../copy-core.mjs';
import { leftovers } from '../leftovers.mjs';
import { secretsOf } from '../secrets.mjs';
import { startApache } from './apache.mjs';
import { createDatabase } from './create-database.mjs';
import { startDatabase } from './database.mjs';
import { startNginx } from './nginx.mjs';
import { asArguments, phpArguments, startPhp } from './php.mjs';
import { needPrograms } from './programs.mjs';
import { sitePaths } from './site-paths.mjs';

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

const databaseOf = ( paths ) => ( {
	socket: `${ paths.sockets }/db.sock`,
	name: 'wordpress',
	user: 'root',
	password: '',
} );

/** wp-config.php, which holds the site's secrets. */
function writeConfig( paths, url, { delivered, quick } ) {
	const { name, user, password, socket } = databaseOf( paths );
	const log = join( paths.logs, 'wordpress.log' );
	const config = wpConfig(
		{
			DB_NAME: name,
			DB_USER: user,
			DB_PASSWORD: password,
			DB_HOST: `localhost:${ socket }`,
			DB_CHARSET: 'utf8mb4',
			DB_COLLATE: '',
			...( delivered ? deliveredConstants( log ) : constants( url, log ) ),
			...secretsOf( paths.folder ),
		},
		quick ? WEAK_HASHES : ''
	);
	writeFileSync( join( paths.wordpress, 'wp-config.php' ), config, { mode: 0o600 } );
}

/** WordPress on nginx, PHP-FPM and MariaDB, all private to one folder: what production runs. */
export const native = {
	folder: ( name ) => sitePaths( name ).folder,

	/**
	 * @param {Object}   options
	 * @param {string}   options.name
	 * @param {number}   options.port
	 * @param {string}   [options.path] Where on its host the site is, such as `/blog`; at the top when left out.
	 * @param {Function} options.core Gives the folder of a WordPress core.
	 * @param {Function} options.log  Told each step.
	 * @param {AbortSignal} [options.signal]
	 * @param {boolean}  options.delivered Whether WordPress is to be as it is delivered, with nothing of ours.
	 * @param {boolean}  [options.quick] Whether the servers are to spare the machine.
	 * @param {'nginx'|'apache'} [options.webServer] nginx when left out.
	 * @param {{http:string, server:string, php:string}} [options.nginx] Lines that are added to nginx' configuration.
	 * @param {Object}   [options.phpEnv] Added to the environment of PHP-FPM.
	 * @param {Object}   [options.phpSettings] Settings of php.ini, in place of the site's.
	 * @param {string[]} [options.databaseSettings] Arguments of MariaDB, likewise.
	 * @param {Array}    options.running Takes each process as it starts, so that a failure ends them too.
	 */
	async start( options ) {
		const { name, port, path = '', core, log, running, signal, delivered, quick } = options;
		const programs = await needPrograms();
		const paths = sitePaths( name );
		const pids = leftovers( paths.folder );
		const track = ( server ) => {
			running.push( server );
			pids.write( running );
		};
		const url = `http://127.0.0.1:${ port }${ path }`;
		const database = databaseOf( paths );

		log( 'database' );
		const starting = startDatabase( programs, paths, {
			quick,
			settings: options.databaseSettings,
		} );
		const copying = copyCore( core, paths.wordpress );
		track( await starting );
		await createDatabase( programs, paths, database );
		await copying;
		if ( ! delivered ) {
			linkPlugin( paths.wordpress );
		}
		writeConfig( paths, url, options );

		log( 'web server' );
		const settings = [
			...( delivered || quick ? UNEDITED : [] ),
			...asArguments( options.phpSettings ?? {} ),
		];
		track( await startPhp( programs, paths, settings, options.phpEnv ) );
		const place = { port, path, added: options.nginx };
		track(
			await ( options.webServer === 'apache'
				? startApache( paths, place )
				: startNginx( programs, paths, place ) )
		);

		return {
			url,
			wordpressDir: paths.wordpress,
			database,
			mailDir: paths.mail,
			logs: paths.logs,
			faultLogs: [ 'wordpress.log', 'php.log' ].map( ( file ) => join( paths.logs, file ) ),
			phpCommand: [ programs.php, ...phpArguments( paths ) ],
			runPhp: ( file, env = {} ) =>
				run(
					programs.php,
					[ ...phpArguments( paths ), RUN, paths.wordpress, resolve( file ) ],
					{
						signal,
						env: { ...env, ATOLL_URL: url, ATOLL_WP_DIR: paths.wordpress },
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
 * @throws {CommandError} When it does not run.
 */
export async function runningSite( name ) {
	const paths = sitePaths( name );
	if ( ! existsSync( `${ paths.sockets }/db.sock` ) ) {
		throw new CommandError(
			`The native site “${ name }” does not run: npm start -- --stack native`
		);
	}
	const { php } = await needPrograms();
	return {
		url: 'http://127.0.0.1',
		wordpressDir: paths.wordpress,
		phpCommand: [ php, ...phpArguments( paths ) ],
	};
}
