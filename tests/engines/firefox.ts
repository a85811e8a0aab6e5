import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine';
import { end, eventually, start } from './program';
import { COMMANDS, WebDriver } from './web-driver';

interface Session {
	capabilities: { browserVersion: string };
}

type Answer = [ kind: number, id: number, error: { message: string } | null, result: unknown ];

/**
 * Firefox' own WebDriver, https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html: geckodriver says the
 * same in HTTP, but neither Debian nor npm has it without a download from elsewhere.
 */
class Marionette {
	private id = 0;
	private read = Buffer.alloc( 0 );

	private constructor( private socket: Socket ) {
		socket.on( 'data', ( bytes ) => {
			this.read = Buffer.concat( [ this.read, bytes ] );
			socket.emit( 'more' );
		} );
	}

	static async at( port: number ): Promise< Marionette > {
		const socket = connect( port, '127.0.0.1' );
		await once( socket, 'connect' );
		const marionette = new Marionette( socket );
		await marionette.message(); // It says first who it is.
		return marionette;
	}

	/**
	 * @return What the command answers; Firefox wraps some answers once more than WebDriver says.
	 * @throws Error In Firefox' words.
	 */
	async send( name: string, parameters: object ): Promise< unknown > {
		this.id += 1;
		const text = JSON.stringify( [ 0, this.id, name, parameters ] );
		this.socket.write( `${ Buffer.byteLength( text ) }:${ text }` );
		const [ , , error, result ] = ( await this.message() ) as Answer;
		if ( error ) {
			throw new Error( error.message );
		}
		return result !== null && typeof result === 'object' && 'value' in result
			? result.value
			: result;
	}

	close(): void {
		this.socket.destroy();
	}

	/** The next message: its length in bytes, a colon, JSON. */
	private async message(): Promise< unknown > {
		for (;;) {
			const colon = this.read.indexOf( ':' );
			const last = colon + 1 + Number( this.read.subarray( 0, Math.max( 0, colon ) ) );
			if ( colon > 0 && this.read.length >= last ) {
				const text = this.read.subarray( colon + 1, last ).toString();
				this.read = this.read.subarray( last );
				return JSON.parse( text );
			}
			await once( this.socket, 'more' );
		}
	}
}

/** Starts Firefox, without its window and with a profile of its own. */
export async function startFirefox( port: number ): Promise< Engine > {
	const profile = mkdtempSync( join( tmpdir(), 'atoll-firefox-' ) );
	writeFileSync( join( profile, 'user.js' ), `user_pref( 'marionette.port', ${ port } );\n` );
	const browser = start( 'firefox-esr', [
		'--headless',
		'--marionette',
		'--no-remote',
		'--profile',
		profile,
	] );
	let marionette: Marionette | undefined;
	const stop = async () => {
		marionette?.close();
		await end( browser );
		rmSync( profile, { recursive: true, force: true, maxRetries: 5 } );
	};
	try {
		const running = ( marionette = await eventually( () => Marionette.at( port ) ) );
		const { capabilities } = ( await running.send( 'WebDriver:NewSession', {} ) ) as Session;
		return {
			name: `Firefox ${ capabilities.browserVersion }`,
			driver: new WebDriver( ( command, parameters ) =>
				running.send( COMMANDS[ command ].name, parameters )
			),
			end: stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
