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

/** What MariaDB complained of; what follows that in its output is advice for every case. */
const complaints = ( output = '' ) =>
	output
		.split( '\n' )
		.filter( ( line ) => /\berror\b|cannot|can't|failed/i.test( line ) )
		.slice( 0, 8 )
		.join( '\n' );

/**
 * Spares the machine: answers that nothing has changed are kept, and what is committed is written within a second. Not
 * for sites where time is measured or servers are killed. MySQL, which keeps no answers, passes over the first two.
 */
const QUICK = [
	'--loose-query-cache-type=1',
	'--loose-query-cache-size=32M',
	'--innodb-flush-log-at-trx-commit=0',
];

/** For temporary tables: a MariaDB that starts removes what others have in a folder that they share. */
const temporaryFolder = ( data ) => `${ data }-temporary`;

/** Makes the data folder; the only account is root, without a password, over the private socket. */
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
		// Half a data folder would pass for a whole one.
		rmSync( data, { recursive: true, force: true } );
		throw new CommandError(
			`MariaDB made no data folder:\n${ complaints( error.output ) || error.message }`
		);
	}
}

/**
 * Starts a MariaDB that only this site knows: its own data folder, a socket and no port.
 *
 * @param {Object} programs Of `needPrograms`.
 * @param {Object} paths    Of `sitePaths`.
 * @param {Object} [options]
 * @param {boolean} [options.quick] Whether to spare the machine at the cost of what `QUICK` says.
 * @param {string[]} [options.settings] Arguments that count instead of those here.
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
			// A crash of the machine may cost a second of a development site's data.
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
