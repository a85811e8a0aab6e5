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

/** Weak password hashes for quick sites: hashing takes longer than generating most pages. */
const WEAK_HASHES = `$GLOBALS['wp_filter']['wp_hash_password_options'][10]['atoll_quick'] = array(
	'function'      => static fn() => array( 'cost' => 4 ),
	'accepted_args' => 1,
);`;

/**
 * PHP's default: it checks every two seconds whether code has changed, not on each request, which saves a tenth of a
 * page's time. Checking on each request is only for editing code.
 */
const UNEDITED = [ '-d', 'opcache.revalidate_freq=2' ];

/** Links the plugin into WordPress, so that it runs the code being edited. */
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

/** Writes wp-config.php, which contains the site's secrets. */
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

/** Native engine: WordPress on nginx, PHP-FPM and MariaDB as in production, all private to one folder. */
export const native = {
	folder: ( name ) => sitePaths( name ).folder,

	/**
	 * @param {Object}   options
	 * @param {string}   options.name
	 * @param {number}   options.port
	 * @param {string}   [options.path] Path of the site on its host, such as `/blog`; the root by default.
	 * @param {Function} options.core Returns the folder of a WordPress core.
	 * @param {Function} options.log  Called with each step.
	 * @param {AbortSignal} [options.signal]
	 * @param {boolean}  options.delivered Whether to keep WordPress' defaults, without anything of ours.
	 * @param {boolean}  [options.quick] Whether the servers trade durability for speed.
	 * @param {'nginx'|'apache'} [options.webServer] nginx by default.
	 * @param {{http:string, server:string, php:string}} [options.nginx] Lines to add to nginx' configuration.
	 * @param {Object}   [options.phpEnv] Environment variables to add for PHP-FPM.
	 * @param {Object}   [options.phpSettings] Settings of php.ini that override those of the site.
	 * @param {string[]} [options.databaseSettings] Arguments of MariaDB that override those of the site.
	 * @param {Array}    options.running Collects each process as it starts, so that it can be ended after a failure.
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
 * Returns a native site that is already running, for commands that fill it.
 *
 * @param {string} name
 * @return {Promise<{url:string,wordpressDir:string,phpCommand:string[]}>}
 * @throws {CommandError} If the site is not running.
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
