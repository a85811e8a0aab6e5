import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Decides about a request: returns the part of its body (0 to 1) after which to cut, or undefined to let it pass. */
export type Plan = ( url: string, count: number ) => number | undefined;

/**
 * HTTP proxy on loopback that cuts connections in the middle of an upload, as a train in a tunnel does: data sent until
 * then may have arrived, and there is no response.
 */
export class CuttingProxy {
	readonly address: string;
	/** Number of uploads that were cut. */
	cuts = 0;
	private count = 0;

	private constructor(
		private server: Server,
		private plan: Plan,
		private path: string
	) {
		this.address = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
	}

	/** @param plan @param path End of the path in upload URLs. */
	static async start( plan: Plan, path = '/s1t2/v1/uploads' ): Promise< CuttingProxy > {
		const server = createServer();
		await new Promise< void >( ( done ) => {
			server.listen( 0, '127.0.0.1', done );
		} );
		const proxy = new CuttingProxy( server, plan, path );
		server.on( 'request', ( incoming, outgoing ) => {
			const share = proxy.shareOf( incoming );
			if ( share === 0 ) {
				proxy.cut( incoming );
				return;
			}
			const { headers, method, url = '' } = incoming;
			const forward = request( url, { method, headers }, ( answer ) => {
				outgoing.writeHead( answer.statusCode ?? 502, answer.headers );
				answer.pipe( outgoing );
			} );
			forward.on( 'error', () => incoming.socket.destroy() );
			let passed = 0;
			const length = Number( headers[ 'content-length' ] ?? 0 );
			incoming.on( 'data', ( chunk: Buffer ) => {
				passed += chunk.length;
				forward.write( chunk );
				if ( share !== undefined && passed >= length * share ) {
					forward.destroy();
					proxy.cut( incoming );
				}
			} );
			incoming.on( 'end', () => forward.end() );
		} );
		return proxy;
	}

	stop(): void {
		this.server.closeAllConnections();
		this.server.close();
	}

	private shareOf( { method, url = '' }: IncomingMessage ): number | undefined {
		if ( method !== 'POST' || ! new URL( url ).pathname.endsWith( this.path ) ) {
			return undefined;
		}
		this.count += 1;
		return this.plan( url, this.count );
	}

	private cut( { socket }: IncomingMessage ): void {
		this.cuts += 1;
		socket.destroy();
	}
}
