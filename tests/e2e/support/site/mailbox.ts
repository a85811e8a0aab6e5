import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const SERVER = resolve( __dirname, '../../../support/smtp/server.mjs' );

/** Of the folders of mail servers. */
const PREFIX = 'atoll-mail-';

/** A mail server on loopback, and what it has taken. */
export interface Mailbox {
	port: number;
	/** Where each mail that it took is a file. */
	folder: string;
	/** The body of the newest mail to an address whose subject fits, as plain text; waits for it. */
	read: ( address: string, subject: RegExp ) => Promise< string >;
	stop: () => Promise< void >;
}

const isQuoted = ( mail: string ) => /^content-transfer-encoding: quoted-printable/im.test( mail );

/** Soft line breaks and characters as numbers, RFC 2045, 6.7; other mails hold equals signs of their own. */
const decoded = ( text: string ) =>
	! isQuoted( text )
		? text
		: Buffer.from(
				text
					.replace( /=\r?\n/g, '' )
					.replace( /=([0-9A-F]{2})/g, ( _, hex: string ) =>
						String.fromCharCode( parseInt( hex, 16 ) )
					),
				'latin1'
			).toString( 'utf8' );

interface Taken {
	to: string[];
	source: string;
}

/** As a mail server wrote it, or as sendmail got it (scripts/stack/native/php.mjs). */
const parsed = ( name: string, file: string ): Taken =>
	name.endsWith( '.eml' )
		? {
				to: /^To: (.*)$/m.exec( file )?.[ 1 ]?.match( /[^\s<>,]+@[^\s<>,]+/g ) ?? [],
				source: file,
			}
		: JSON.parse( file );

/** What lies in a folder, oldest first; nothing once another test has taken the folder away. */
const taken = async ( folder: string ): Promise< Taken[] > => {
	const names = ( await readdir( folder ).catch( () => [] as string[] ) ).sort();
	const files = await Promise.all(
		names.map( async ( name ) => ( {
			name,
			file: await readFile( join( folder, name ), 'utf8' ).catch( () => '' ),
		} ) )
	);
	return files.filter( ( { file } ) => file ).map( ( { name, file } ) => parsed( name, file ) );
};

/** Whoever sends takes all that is due, a neighbour's mail too: it is then with that one's server, or with sendmail. */
const neighbours = async (): Promise< string[] > => {
	const servers = ( await readdir( tmpdir() ) ).filter( ( name ) => name.startsWith( PREFIX ) );
	const site = process.env.ATOLL_WP_DIR;
	return [
		...servers.map( ( name ) => join( tmpdir(), name ) ),
		...( site ? [ join( site, '../mail' ) ] : [] ),
	];
};

/** The body of the newest mail in a mailbox's folder to an address whose subject fits, as plain text; waits for it. */
export async function readMail(
	folder: string,
	address: string,
	subject: RegExp
): Promise< string > {
	const find = async () =>
		( await Promise.all( [ ...( await neighbours() ), folder ].map( taken ) ) )
			.flat()
			.filter(
				( { to, source } ) => to.includes( address ) && subject.test( decoded( source ) )
			)
			.map( ( { source } ) => decoded( source ) )
			.pop();
	await expect.poll( find ).toBeDefined();
	return ( await find() )!;
}

/** Starts one; hand its port to `choose( page, { mail } )`, so that what this page causes arrives here. */
export async function startMailbox(): Promise< Mailbox > {
	const folder = await mkdtemp( join( tmpdir(), PREFIX ) );
	const server = spawn( process.execPath, [ SERVER, folder, 'take' ], {
		stdio: [ 'pipe', 'pipe', 'ignore' ],
	} );
	const [ line ] = ( await once( server.stdout, 'data' ) ) as [ Buffer ];
	return {
		port: Number( line.toString() ),
		folder,
		read: ( address, subject ) => readMail( folder, address, subject ),
		stop: async () => {
			server.stdin.end();
			await once( server, 'exit' );
			await rm( folder, { recursive: true } );
		},
	};
}
