import { createConnection } from 'node:net';
import { script } from '../../bench/inside';
import { hostOf, portOf } from '../configuration/addresses';

/** Running server, with all processes that it started. */
export interface ServerProcess {
	pid: number;
	exited: Promise< number | null >;
	stop( signal?: string, grace?: number ): Promise< void >;
}

interface Wait {
	seconds: number;
	of: ServerProcess;
	what: string;
	log: string;
}

interface Processes {
	start(
		command: string,
		args: string[],
		options: { log: string; env?: Record< string, string > }
	): ServerProcess;
	run( command: string, args: string[], options?: object ): Promise< string >;
	until( ask: () => Promise< unknown >, wait: Wait ): Promise< unknown >;
}

/** Functions that start programs and wait for them. */
export const processes = (): Promise< Processes > => script< Processes >( 'system/processes.mjs' );

/** Whether a process listens on this address. */
export const listens = ( address: string ): Promise< boolean > =>
	new Promise( ( resolve ) => {
		const socket = createConnection( portOf( address ), hostOf( address ) );
		socket.once( 'connect', () => resolve( true ) ).once( 'error', () => resolve( false ) );
		socket.once( 'connect', () => socket.destroy() );
	} );
