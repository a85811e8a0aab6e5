import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy on loopback that passes everything on and cuts the line when the answer is there: nobody hears it. */
export class SilentProxy {
	/** With a slash at the end, as ATOLL_URL. */
	readonly url: string;
	/** What the site answered, and nobody heard. */
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
