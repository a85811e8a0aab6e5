import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Random } from '../../conformance/fuzz/random';

/** Point at which a connection is cut: before its request is complete, before its response or within it. */
const PLACES = [ 'request', 'answer', 'half' ] as const;

type Place = ( typeof PLACES )[ number ];

const end = ( ...sockets: Socket[] ) => sockets.forEach( ( socket ) => socket.destroy() );

/** Proxy between clients and the site that cuts some connections at random. */
export class Line {
	private server: Server;
	private open = new Set< Socket >();
	/** Number of cut connections. */
	cuts = 0;

	/**
	 * @param random
	 * @param percent Returns the percentage of connections to cut, which may change.
	 * @param port    Port of the site.
	 */
	constructor(
		private random: Random,
		public percent: number,
		private port: number
	) {
		this.server = createServer( ( client ) => this.pass( client ) );
	}

	/** URL of the proxy. */
	async start(): Promise< string > {
		await new Promise< void >( ( done ) => {
			this.server.listen( 0, '127.0.0.1', done );
		} );
		return `http://127.0.0.1:${ ( this.server.address() as AddressInfo ).port }`;
	}

	stop(): void {
		end( ...this.open );
		this.server.close();
	}

	private pass( client: Socket ): void {
		const place = this.random.chance( this.percent ) ? this.random.pick( PLACES ) : undefined;
		const site = connect( this.port, '127.0.0.1' );
		[ client, site ].forEach( ( socket ) => {
			this.open.add( socket );
			socket.on( 'error', () => end( client, site ) );
			socket.on( 'close', () => {
				this.open.delete( socket );
				end( client, site );
			} );
		} );
		client.on( 'data', ( piece: Buffer ) => {
			site.write( place === 'request' ? this.half( piece ) : piece );
			if ( place === 'request' ) {
				this.cut( client, site );
			}
		} );
		site.on( 'data', ( piece: Buffer ) => this.answer( client, site, piece, place ) );
		client.on( 'end', () => site.end() );
		site.on( 'end', () => client.end() );
	}

	private answer( client: Socket, site: Socket, piece: Buffer, place: Place | undefined ): void {
		if ( place === undefined || place === 'request' ) {
			client.write( piece );
			return;
		}
		client.write( place === 'half' ? this.half( piece ) : '' );
		this.cut( client, site );
	}

	private half( piece: Buffer ): Buffer {
		return piece.subarray( 0, Math.floor( piece.length / 2 ) );
	}

	private cut( client: Socket, site: Socket ): void {
		this.cuts += 1;
		client.end();
		// Data sent until then may arrive.
		site.end();
	}
}
