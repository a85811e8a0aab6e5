import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SERVER = resolve( __dirname, '../support/smtp/server.mjs' );

/** Mail as the server received it. */
export interface SoakMail {
	subject: string;
	messageId: string;
	/** Time in milliseconds since the epoch. */
	at: number;
	/** Id of the process that sent it. */
	sender: number;
}

const header = ( source: string, name: string ): string =>
	new RegExp( `^${ name }: *(.*)$`, 'im' ).exec( source )?.[ 1 ]?.trim() ?? '';

/** Null for an incomplete file: its sender got no confirmation. */
const parsed = ( name: string, text: string ): SoakMail | null => {
	try {
		const { source } = JSON.parse( text ) as { source: string };
		return {
			subject: header( source, 'Subject' ),
			messageId: header( source, 'Message-ID' ),
			at: Number( name.split( '-' )[ 0 ] ),
			sender: Number( header( source, 'X-Soak-Sender' ) ),
		};
	} catch {
		return null;
	}
};

/** Mail server on loopback that can be killed, and is restarted on the same port. */
export class MortalMailServer {
	private folder = mkdtempSync( join( tmpdir(), 'atoll-soak-mail-' ) );
	private child: ChildProcess | undefined;
	port = 0;

	async start(): Promise< void > {
		const child = spawn(
			process.execPath,
			[ SERVER, this.folder, 'take', String( this.port ) ],
			{ stdio: [ 'pipe', 'pipe', 'ignore' ] }
		);
		this.child = child;
		const [ line ] = ( await once( child.stdout, 'data' ) ) as [ Buffer ];
		this.port = Number( line.toString() );
	}

	/** Kills it; it is restarted a moment later. */
	async kill(): Promise< void > {
		this.child?.kill( 'SIGKILL' );
		await ( this.child && once( this.child, 'exit' ) );
		await this.start();
	}

	taken(): SoakMail[] {
		return readdirSync( this.folder )
			.map( ( name ) => parsed( name, readFileSync( join( this.folder, name ), 'utf8' ) ) )
			.filter( ( mail ): mail is SoakMail => mail !== null );
	}

	async stop(): Promise< void > {
		this.child?.stdin?.end();
		await ( this.child && once( this.child, 'exit' ) );
		rmSync( this.folder, { recursive: true } );
	}
}
