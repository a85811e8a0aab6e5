import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { php, script, type Site } from '../bench/inside';
import type { Stored } from './judge/judge';

const inSite = ( file: string ) => resolve( __dirname, 'site', file );

/** Running server. */
interface Server {
	pid: number;
	exited: Promise< number | null >;
	stop(): Promise< void >;
}

/** Folders of a site on the native stack. */
interface Place {
	folder: string;
	sockets: string;
	logs: string;
}

/** Site whose servers can be killed. */
export interface SoakSite extends Site {
	place: Place;
	/** Starts the database again after it has ended. */
	startDatabase(): Promise< Server >;
	stop(): Promise< void >;
}

interface Running extends Site {
	stop(): Promise< void >;
}

/** Starts a new site without the demo. */
export async function startSite( port: number ): Promise< SoakSite > {
	const { startStack } = await script< { startStack( options: object ): Promise< Running > } >(
		'stack/index.mjs'
	);
	const { sitePaths } = await script< { sitePaths( name: string ): Place } >(
		'stack/native/site-paths.mjs'
	);
	const { needPrograms } = await script< { needPrograms(): Promise< object > } >(
		'stack/native/programs.mjs'
	);
	const { startDatabase } = await script< {
		startDatabase( programs: object, place: Place ): Promise< Server >;
	} >( 'stack/native/database.mjs' );
	const programs = await needPrograms();
	const stack = await startStack( {
		engine: 'native',
		name: 'soak',
		port,
		fresh: true,
		demo: false,
	} );
	const place = sitePaths( 'soak' );
	let database: Server | undefined;
	return {
		...stack,
		place,
		startDatabase: async () => ( database = await startDatabase( programs, place ) ),
		async stop() {
			await stack.stop();
			await database?.stop();
		},
	};
}

/** Adds the form and its page; from now on mail goes to this port. */
export function prepare( site: Site, port: number ): { form: number; page: string } {
	const plugins = join( site.wordpressDir, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	copyFileSync( inSite( 'atoll-soak.php' ), join( plugins, 'atoll-soak.php' ) );
	return JSON.parse(
		php( site, inSite( 'prepare.php' ), 0, { ATOLL_MAIL_PORT: String( port ) } )
	);
}

/** Returns the site's stored data. */
export const storedIn = ( site: Site, form: number ): Stored =>
	JSON.parse( php( site, inSite( 'stored.php' ), 0, { ATOLL_FORM: String( form ) } ) );

/** Returns the state of the mail queue, on request as of an hour later. */
export const queueOf = ( site: Site, environment = {} ): Record< string, number > =>
	JSON.parse( php( site, 'mail-queue.php', 0, environment ) );

/** Returns the megabytes of the database's buffer pool in use. */
export const pagesIn = ( site: Site ): number =>
	Number( php( site, inSite( 'pages.php' ) ) ) / 1_048_576;
