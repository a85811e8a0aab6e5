import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Proxy on loopback that passes requests on and cuts the connection before the response reaches the client. */
export class SilentProxy {
	/** URL with a trailing slash, like ATOLL_URL. */
	readonly url: string;
	/** Responses of the site that no client received. */
	readonly unheard: string[] = [];

	private constructor( private server: Server ) {
		this.url = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }/`;
	}

	static async start(): Promise< SilentProxy > {
		const server = createServer();
		await new Promise< void >( ( done ) => {
			server.listen( 0, '127.0.0.1', done );
		} );
		const proxy = new SilentProxy( server );
		server.on( 'request', ( incoming ) => {
			const { method, url, headers } = incoming;
			const { host } = new URL( process.env.ATOLL_URL! );
			const address = new URL( url ?? '', process.env.ATOLL_URL );
			const forward = request( address, {
				method,
				headers: { ...headers, host, 'accept-encoding': 'identity' },
			} );
			forward.on( 'response', async ( answer ) => {
				const pieces = await answer.setEncoding( 'utf8' ).toArray();
				proxy.unheard.push( pieces.join( '' ) );
				incoming.socket.destroy();
			} );
			incoming.pipe( forward );
		} );
		return proxy;
	}

	stop(): void {
		this.server.closeAllConnections();
		this.server.close();
	}
}
