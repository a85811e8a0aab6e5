import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { CommandError } from '../../console/command-error.mjs';
import { isRoot } from '../../system/account.mjs';
import { run, start, until } from '../../system/processes.mjs';

const isListening = ( socket ) =>
	new Promise( ( resolve ) => {
		const connection = createConnection( socket );
		connection.once( 'data', () => resolve( true ) ).once( 'error', () => resolve( false ) );
		connection.once( 'close', () => resolve( false ) );
		connection.setTimeout( 2000, () => connection.destroy() );
	} );

/** Returns MariaDB's error messages, without the general advice that follows them. */
const complaints = ( output = '' ) =>
	output
		.split( '\n' )
		.filter( ( line ) => /\berror\b|cannot|can't|failed/i.test( line ) )
		.slice( 0, 8 )
		.join( '\n' );

/**
 * Settings for speed: results of queries are cached, and commits are flushed to disk within a second. Not for sites
 * where time is measured or servers are killed. MySQL has no query cache and ignores the first two.
 */
const QUICK = [
	'--loose-query-cache-type=1',
	'--loose-query-cache-size=32M',
	'--innodb-flush-log-at-trx-commit=0',
];

/** Returns the folder for temporary tables: in a shared folder a starting MariaDB would remove those of others. */
const temporaryFolder = ( data ) => `${ data }-temporary`;

/** Creates the data folder; the only account is root, without a password, over the private socket. */
async function create( programs, data ) {
	mkdirSync( data, { recursive: true } );
	try {
		await run(
			programs.installDatabase,
			[
				'--no-defaults',
				`--datadir=${ data }`,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
				...( isRoot() ? [ '--user=root' ] : [] ),
			],
			{ env: { TMPDIR: temporaryFolder( data ) } }
		);
	} catch ( error ) {
		// An incomplete data folder would look like a complete one.
		rmSync( data, { recursive: true, force: true } );
		throw new CommandError(
			`MariaDB made no data folder:\n${ complaints( error.output ) || error.message }`
		);
	}
}

/**
 * Starts a private MariaDB for the site, with its own data folder, a socket and no port.
 *
 * @param {Object} programs Result of `needPrograms`.
 * @param {Object} paths    Result of `sitePaths`.
 * @param {Object} [options]
 * @param {boolean} [options.quick] Whether to use the settings of `QUICK`.
 * @param {string[]} [options.settings] Arguments that override those here.
 */
export async function startDatabase( programs, paths, { quick, settings = [] } = {} ) {
	const data = join( paths.folder, 'database' );
	const log = join( paths.logs, 'mariadb.log' );
	mkdirSync( temporaryFolder( data ), { recursive: true } );
	if ( ! existsSync( join( data, 'mysql' ) ) ) {
		await create( programs, data );
	}
	const server = start(
		programs.mariadbd,
		[
			'--no-defaults',
			`--datadir=${ data }`,
			`--tmpdir=${ temporaryFolder( data ) }`,
			`--socket=${ paths.sockets }/db.sock`,
			`--pid-file=${ paths.sockets }/db.pid`,
			'--skip-networking',
			'--character-set-server=utf8mb4',
			'--innodb-buffer-pool-size=128M',
			// A crash of the machine may lose the last second of a development site's data.
			'--innodb-flush-log-at-trx-commit=2',
			'--max-connections=60',
			...( quick ? QUICK : [] ),
			...settings,
			...( isRoot() ? [ '--user=root' ] : [] ),
		],
		{ log }
	);
	await until( () => isListening( `${ paths.sockets }/db.sock` ), {
		seconds: 60,
		of: server,
		what: 'MariaDB',
		log,
	} );
	return server;
}
