import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { script } from '../../bench/inside';
import { kill, pidIn, workersOf } from '../../soak/faults/processes';
import { portOf } from '../configuration/addresses';
import type { ClusterPrograms } from '../packages';
import type { ServerProcess } from './process';

interface WebPlace {
	folder: string;
	wordpress: string;
	logs: string;
	mail: string;
	sockets: string;
}

/** nginx and PHP-FPM of one machine; the files they serve are shared. */
export class WebNode {
	private servers: ServerProcess[] = [];
	private place: WebPlace;

	/** @param programs @param address @param place Of the site; its own processes are in a folder of its own. @param name */
	constructor(
		private programs: ClusterPrograms,
		private address: string,
		place: WebPlace,
		name: string
	) {
		this.place = {
			...place,
			folder: join( place.folder, name ),
			logs: join( place.logs, name ),
			sockets: join( place.sockets, name ),
		};
		[ this.place.folder, this.place.logs, this.place.sockets ].forEach( ( path ) =>
			mkdirSync( path, { recursive: true } )
		);
	}

	async start(): Promise< void > {
		type Start< More extends unknown[] > = (
			programs: object,
			place: WebPlace,
			...more: More
		) => Promise< ServerProcess >;
		const { startPhp } = await script< { startPhp: Start< [ string[] ] > } >(
			'stack/native/php.mjs'
		);
		const { startNginx } = await script< {
			startNginx: Start< [ { port: number; path: string } ] >;
		} >( 'stack/native/nginx.mjs' );
		this.servers = [
			await startPhp( this.programs, this.place, this.programs.redisExtension ),
			await startNginx( this.programs, this.place, {
				port: portOf( this.address ),
				path: '',
			} ),
		];
	}

	/** Kills all its processes. @return Ids of PHP's workers, which may have been sending mail. */
	async kill(): Promise< number[] > {
		const workers = workersOf( pidIn( this.place.sockets, 'php.pid' ) );
		workers.forEach( kill );
		await Promise.all( this.servers.map( ( server ) => server.stop( 'SIGKILL' ) ) );
		return workers;
	}

	async stop(): Promise< void > {
		await Promise.all( this.servers.map( ( server ) => server.stop() ) );
	}
}
