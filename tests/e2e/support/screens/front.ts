import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Site in front of the content system: another origin, on loopback, that shows the content system's pages unchanged.
 */
export class Front {
	readonly origin: string;

	private constructor( private server: Server ) {
		this.origin = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
	}

	/** @param content URL of the content system. */
	static async of( content: string ): Promise< Front > {
		const { host } = new URL( content );
		const server = createServer( ( incoming, outgoing ) => {
			const { headers, method, url = '/' } = incoming;
			const options = { method, headers: { ...headers, host } };
			const forward = request( new URL( url, content ), options, ( answer ) => {
				outgoing.writeHead( answer.statusCode ?? 502, answer.headers );
				answer.pipe( outgoing );
			} );
			forward.on( 'error', () => outgoing.destroy() );
			incoming.pipe( forward );
		} );
		await new Promise< void >( ( done ) => {
			server.listen( 0, '127.0.0.1', done );
		} );
		return new Front( server );
	}

	stop(): void {
		this.server.closeAllConnections();
		this.server.close();
	}
}
