import { createServer } from 'node:net';
import { CommandError } from '../console/command-error.mjs';

const HOST = '127.0.0.1';

const listen = ( port ) =>
	new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.once( 'error', reject );
		server.listen( port, HOST, () => {
			const { port: actualPort } = server.address();
			server.close( () => resolve( actualPort ) );
		} );
	} );

/** Whether this loopback port is unused and we may listen on it. */
export const isFree = ( port ) =>
	listen( port ).then(
		() => true,
		() => false
	);

/** Returns a free loopback port: the first from `from` on, or any. */
export async function freePort( from = 0 ) {
	if ( from === 0 ) {
		return listen( 0 );
	}
	for ( let port = from; port < Math.min( from + 100, 65536 ); port++ ) {
		if ( await isFree( port ) ) {
			return port;
		}
	}
	return listen( 0 );
}

/** Returns the port if it is free. @throws {CommandError} Names a free one. */
export async function needPort( port ) {
	if ( ! ( await isFree( port ) ) ) {
		const other = await freePort( port + 1 );
		throw new CommandError(
			`Port ${ port } is taken by another program; ${ other } is free: --port ${ other }.`
		);
	}
	return port;
}
