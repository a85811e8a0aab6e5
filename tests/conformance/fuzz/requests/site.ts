import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { php, script, type Site } from '../../../bench/inside';

const inSite = ( file: string ) => resolve( __dirname, 'site', file );

interface Person {
	cookie: string;
	/** By what they are for. */
	nonces: Record< string, string >;
}

/** What a request can reach, and what somebody who asks may know. */
export interface Prepared {
	/** Several of each role. */
	people: Record< string, Person[] >;
	/** Values that mean something, by the word that names of arguments begin or end with. */
	known: Record< string, ( string | number )[] >;
	routes: string[];
	doors: string[];
	screens: string[];
	portal: string[];
	entryForms: string[];
	abilities: string[];
	pages: string[];
	answers: Record< string, string >;
	form: Record< string, unknown >;
}

export interface FuzzedSite {
	url: string;
	/** Its folder, which no answer may name. */
	folder: string;
	/** Makes new people, forms and pages. */
	prepare(): Prepared;
	/** Complaints that were written since the last call. */
	complaints(): string[];
	stop(): Promise< void >;
}

interface Running extends Site {
	faultLogs: string[];
	stop(): Promise< void >;
}

/** What PHP says of a body that it cannot read, before any code runs. */
const UNREAD = ' in Unknown on line 0';

/** Starts a fresh one with the demo on it, on nginx, PHP-FPM and MariaDB. */
export async function startSite( port: number ): Promise< FuzzedSite > {
	const { startStack } = await script< { startStack( options: object ): Promise< Running > } >(
		'stack/index.mjs'
	);
	const { isComplaint } = await script< { isComplaint( line: string ): boolean } >(
		'test/complaints.mjs'
	);
	const site = await startStack( { engine: 'native', name: 'fuzz', port, fresh: true } );
	const plugins = join( site.wordpressDir, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	copyFileSync( inSite( 'atoll-fuzz.php' ), join( plugins, 'atoll-fuzz.php' ) );
	const read = new Map< string, number >();
	const news = ( file: string ) => {
		const text = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
		const before = read.get( file ) ?? 0;
		read.set( file, text.length );
		return text.slice( before ).split( '\n' );
	};
	site.faultLogs.forEach( news );
	return {
		url: site.url,
		folder: site.wordpressDir,
		prepare: () => JSON.parse( php( site, inSite( 'prepare.php' ) ) ),
		complaints: () =>
			site.faultLogs
				.flatMap( news )
				.filter( ( line ) => isComplaint( line ) && ! line.endsWith( UNREAD ) ),
		stop: site.stop,
	};
}
