import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from '../configuration/addresses';
import { CHECK, haproxy } from '../configuration/haproxy';
import { listens, processes, type ServerProcess } from './process';

/** Server with one process that can be killed and restarted. */
export interface Mortal {
	start(): Promise< void >;
	kill(): Promise< void >;
	stop(): Promise< void >;
}

interface Recipe {
	command: string;
	args: string[];
	log: string;
	isReady: () => Promise< boolean >;
}

/** Starts such a server. */
function mortal( { command, args, log, isReady }: Recipe ): Mortal {
	let server: ServerProcess | undefined;
	return {
		async start() {
			const { start, until } = await processes();
			server = start( command, args, { log } );
			await until( isReady, { seconds: 30, of: server, what: command, log } );
		},
		kill: async () => server?.stop( 'SIGKILL' ),
		stop: async () => server?.stop(),
	};
}

/** Starts HAProxy in front of the web nodes and the database nodes. */
export function balancer( program: string, addresses: Addresses, folder: string ): Mortal {
	mkdirSync( folder, { recursive: true } );
	const check = join( folder, 'check-node.sh' );
	const file = join( folder, 'haproxy.cfg' );
	writeFileSync( check, CHECK, { mode: 0o755 } );
	writeFileSync( file, haproxy( addresses, check ) );
	return mortal( {
		command: program,
		args: [ '-db', '-f', file ],
		log: join( folder, 'haproxy.log' ),
		isReady: async () =>
			( await listens( addresses.site ) ) && ( await listens( addresses.database ) ),
	} );
}

/** Starts Redis as a cache: nothing on disk, and the least used keys are evicted when it is full. */
export const redis = ( program: string, socket: string, folder: string ): Mortal =>
	mortal( {
		command: program,
		args: [
			...[ '--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no' ],
			...[ '--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru', '--dir', folder ],
		],
		log: join( folder, 'redis.log' ),
		isReady: async () => true,
	} );
