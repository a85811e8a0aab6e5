import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts an HTTP proxy on loopback behind which the site gets no `Sec-Fetch-…` headers: browsers send them only to
 * HTTPS and loopback, and Safari before 16.4 never does. Only `Origin` is left, as the page's Referrer-Policy allows.
 */
export const startPlainHttpProxy = async (): Promise< { address: string; stop: () => void } > => {
	const server = createServer( ( incoming, outgoing ) => {
		const headers = Object.fromEntries(
			Object.entries( incoming.headers ).filter(
				( [ name ] ) => ! name.startsWith( 'sec-fetch-' )
			)
		);
		const forward = request(
			incoming.url!,
			{ method: incoming.method, headers },
			( answer ) => {
				outgoing.writeHead( answer.statusCode!, answer.headers );
				answer.pipe( outgoing );
			}
		);
		forward.on( 'error', () => incoming.socket.destroy() );
		incoming.pipe( forward );
	} );
	await new Promise< void >( ( done ) => {
		server.listen( 0, '127.0.0.1', done );
	} );
	return {
		address: `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
};
