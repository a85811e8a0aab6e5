import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { php, type Site } from './inside';

const SERVER = resolve( __dirname, '../support/smtp/server.mjs' );

/** Mail as the server received it. */
export interface TakenMail {
	messageId: string;
	subject: string;
	to: string[];
	text: string;
}

/** Mail server on loopback that the bench site sends to until it is stopped. */
export interface MailServer {
	taken(): TakenMail[];
	/** Returns the numbers at the end of the subjects of mails whose sender was killed. */
	kills(): number[];
	stop(): Promise< void >;
}

const header = ( source: string, name: string ): string =>
	new RegExp( `^${ name }: *(.*)$`, 'im' ).exec( source )?.[ 1 ]?.trim() ?? '';

/**
 * @param site
 * @param every Each mail whose subject ends with a multiple of this kills its sender once it was taken; 0 for none.
 */
export async function startMailServer( site: Site, every = 0 ): Promise< MailServer > {
	const folder = mkdtempSync( join( tmpdir(), 'atoll-bench-mail-' ) );
	const marks = mkdtempSync( join( tmpdir(), 'atoll-bench-kills-' ) );
	const server = spawn( process.execPath, [ SERVER, folder, 'take' ], {
		stdio: [ 'pipe', 'pipe', 'ignore' ],
	} );
	const [ line ] = ( await once( server.stdout, 'data' ) ) as [ Buffer ];
	const plugins = join( site.wordpressDir, 'wp-content/mu-plugins' );
	const plugin = join( plugins, 'atoll-bench-mail.php' );
	mkdirSync( plugins, { recursive: true } );
	copyFileSync( resolve( __dirname, 'site/atoll-bench-mail.php' ), plugin );
	php( site, 'mail-options.php', 0, {
		ATOLL_MAIL: JSON.stringify( { every, marks, port: Number( line.toString() ) } ),
	} );
	return {
		taken: () =>
			readdirSync( folder ).map( ( name ) => {
				const { to, source } = JSON.parse(
					readFileSync( join( folder, name ), 'utf8' )
				) as { to: string[]; source: string };
				return {
					messageId: header( source, 'Message-ID' ),
					subject: header( source, 'Subject' ),
					to,
					text: source,
				};
			} ),
		kills: () => readdirSync( marks ).map( Number ),
		async stop() {
			rmSync( plugin );
			server.stdin.end();
			await once( server, 'exit' );
			rmSync( folder, { recursive: true } );
			rmSync( marks, { recursive: true } );
		},
	};
}
