import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hostOf, portOf, type Addresses, type DatabaseAddress } from '../configuration/addresses';
import { galera } from '../configuration/galera';
import type { ClusterPrograms } from '../packages';
import { processes, type ServerProcess } from './process';

/** Seconds that a node may take to get its copy of the data. */
const JOINING = 180;

const isRoot = process.getuid?.() === 0;

const root = isRoot ? [ '--user=root' ] : [];

/** Node of the database. */
export class DatabaseNode {
	private server: ServerProcess | undefined;
	private data: string;
	private log: string;

	/** @param programs @param addresses @param address @param folder Folder of all nodes. */
	constructor(
		private programs: ClusterPrograms & { installDatabase?: string },
		private addresses: Addresses,
		private address: DatabaseAddress,
		private folder: string
	) {
		this.data = join( folder, address.name );
		this.log = join( folder, `${ address.name }.log` );
	}

	/**
	 * Starts the node, and waits until it is in sync.
	 *
	 * @param isFirst Whether it creates the cluster in place of joining it.
	 */
	async start( isFirst = false ): Promise< void > {
		const { start, run, until } = await processes();
		if ( isFirst && ! existsSync( join( this.data, 'mysql' ) ) ) {
			await run( String( this.programs.installDatabase ), [
				'--no-defaults',
				`--datadir=${ this.data }`,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
				...root,
			] );
		}
		mkdirSync( this.data, { recursive: true } );
		if ( isRoot ) {
			// The state transfer runs as the user nobody.
			await run( 'chmod', [ '-R', 'a+rwX', this.data ] );
		}
		const settings = this.write();
		const position = isFirst ? '' : await this.position( settings );
		this.server = start(
			this.programs.mariadbd,
			[
				...settings,
				...( position ? [ `--wsrep-start-position=${ position }` ] : [] ),
				...( isFirst ? [ '--wsrep-new-cluster' ] : [] ),
			],
			{ log: this.log }
		);
		await until( async () => ( await this.status( 'wsrep_local_state' ) ) === 4, {
			seconds: JOINING,
			of: this.server,
			what: `MariaDB ${ this.address.name }`,
			log: this.log,
		} );
	}

	async kill(): Promise< void > {
		await this.server?.stop( 'SIGKILL' );
	}

	async stop(): Promise< void > {
		await this.server?.stop( 'SIGTERM', 20_000 );
	}

	/** Returns a status counter of the node; 0 while it does not respond. */
	async status( name: string ): Promise< number > {
		const answer = await this.run( `SHOW STATUS LIKE '${ name }'` ).catch( () =>
			pause( 200, '' )
		);
		return Number( answer.split( '\t' )[ 1 ] ?? 0 );
	}

	/** Returns the result of a statement, with tabs between columns. */
	async run( sql: string ): Promise< string > {
		const { run } = await processes();
		const { clients } = this.address;
		return run( 'mariadb', [
			'--no-defaults',
			'--user=root',
			`--host=${ hostOf( clients ) }`,
			`--port=${ portOf( clients ) }`,
			'--batch',
			'--skip-column-names',
			`--execute=${ sql }`,
		] );
	}

	private write(): string[] {
		const { name } = this.address;
		const file = join( this.folder, `${ name }.cnf` );
		writeFileSync(
			file,
			`${ galera( this.addresses, this.address, this.programs.galera ) }datadir = ${ this.data }
socket = ${ join( this.folder, `${ name }.sock` ) }
pid_file = ${ join( this.folder, `${ name }.pid` ) }
character_set_server = utf8mb4
innodb_buffer_pool_size = 64M
max_connections = 100
skip_name_resolve = ON
`
		);
		return [ `--defaults-file=${ file }`, ...root ];
	}

	/** What it had stored when it was killed, so that it asks for what it has missed, not for everything. */
	private async position( settings: string[] ): Promise< string > {
		if ( ! existsSync( join( this.data, 'ibdata1' ) ) ) {
			return '';
		}
		const { run } = await processes();
		const log = join( this.folder, `${ this.address.name }-recovery.log` );
		await run( this.programs.mariadbd, [
			...settings,
			'--wsrep-recover',
			`--log-error=${ log }`,
		] ).catch( () => {} );
		const told = existsSync( log ) ? readFileSync( log, 'utf8' ) : '';
		return /.*Recovered position:\s*(\S+)/s.exec( told )?.[ 1 ] ?? '';
	}
}
