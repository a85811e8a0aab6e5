import { existsSync, readdirSync } from 'node:fs';
import type { Engine } from './engine';
import { end, eventually, start } from './program';
import { COMMANDS, WebDriver, type Command } from './web-driver';

const SCREEN = ':97';
const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';

interface Session {
	sessionId: string;
	capabilities: { browserVersion: string };
}

/** A plain window around Safari's engine, which Debian's packages put beside the engine. */
const window = (): string | undefined =>
	readdirSync( LIBRARIES )
		.map( ( system ) => `${ LIBRARIES }/${ system }/webkit2gtk-4.1/MiniBrowser` )
		.find( ( path ) => existsSync( path ) );

/** @throws Error With WebDriver's word, https://www.w3.org/TR/webdriver2/#errors. */
async function request< Answer >( method: string, url: string, body?: object ): Promise< Answer > {
	const response = await fetch( url, { method, body: body && JSON.stringify( body ) } );
	const { value } = ( await response.json() ) as { value: Answer };
	if ( ! response.ok ) {
		throw new Error( JSON.stringify( value ) );
	}
	return value;
}

/** Starts WebKit, on a screen that nobody sees. */
export async function startWebKit( port: number ): Promise< Engine > {
	const screen = start( 'Xvfb', [ SCREEN, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp' ] );
	const server = start( DRIVER, [ `--port=${ port }` ], {
		DISPLAY: SCREEN,
		// Its sandbox asks for rights that a container does not have; pages come from loopback alone.
		WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
	} );
	const root = `http://127.0.0.1:${ port }/session`;
	const stop = async () => {
		await end( server );
		await end( screen );
	};
	try {
		const options = { binary: window(), args: [ '--automation' ] };
		const { sessionId, capabilities } = await eventually( () =>
			request< Session >( 'POST', root, {
				capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
			} )
		);
		const send = ( command: Command, { id, ...parameters }: Record< string, unknown > ) => {
			const path = COMMANDS[ command ].path.replace( '{id}', String( id ) );
			return request( 'POST', `${ root }/${ sessionId }/${ path }`, parameters );
		};
		return {
			name: `WebKit ${ capabilities.browserVersion }`,
			driver: new WebDriver( send ),
			end: async () => {
				await request( 'DELETE', `${ root }/${ sessionId }` ).catch( () => {} );
				await stop();
			},
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
