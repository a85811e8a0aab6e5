import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const SERVER = resolve( __dirname, '../../../support/smtp/server.mjs' );

/** Prefix of the folders of mail servers. */
const PREFIX = 'atoll-mail-';

/** Mail server on loopback, and the mail it has received. */
export interface Mailbox {
	port: number;
	/** Folder in which each received mail is a file. */
	folder: string;
	/** Waits for the newest mail to an address with a matching subject, and returns its body as plain text. */
	read: ( address: string, subject: RegExp ) => Promise< string >;
	stop: () => Promise< void >;
}

const isQuoted = ( mail: string ) => /^content-transfer-encoding: quoted-printable/im.test( mail );

/** Decodes soft line breaks and encoded characters, RFC 2045, 6.7; other mail has equals signs of its own. */
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

/** Parses a mail as a mail server or sendmail stored it (scripts/stack/native/php.mjs). */
const parsed = ( name: string, file: string ): Taken =>
	name.endsWith( '.eml' )
		? {
				to: /^To: (.*)$/m.exec( file )?.[ 1 ]?.match( /[^\s<>,]+@[^\s<>,]+/g ) ?? [],
				source: file,
			}
		: JSON.parse( file );

/** Returns the mail in a folder, oldest first; none if another test has deleted the folder. */
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

/** Returns other mail folders: a request sends all mail that is due, so that another test's may have received ours. */
const neighbours = async (): Promise< string[] > => {
	const servers = ( await readdir( tmpdir() ) ).filter( ( name ) => name.startsWith( PREFIX ) );
	const site = process.env.ATOLL_WP_DIR;
	return [
		...servers.map( ( name ) => join( tmpdir(), name ) ),
		...( site ? [ join( site, '../mail' ) ] : [] ),
	];
};

/** Waits for the newest mail in a folder to an address with a matching subject; returns its body as plain text. */
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

/** Starts a mail server; pass its port to `choose( page, { mail } )`, so that mail caused by this page arrives here. */
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
