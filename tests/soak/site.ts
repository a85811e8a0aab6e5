import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { php, script, type Site } from '../bench/inside';
import type { Stored } from './judge/judge';

const inSite = ( file: string ) => resolve( __dirname, 'site', file );

/** A server that runs. */
interface Server {
	pid: number;
	exited: Promise< number | null >;
	stop(): Promise< void >;
}

/** The folders of a site on the native stack. */
interface Place {
	folder: string;
	sockets: string;
	logs: string;
}

/** A site whose servers may be killed. */
export interface SoakSite extends Site {
	place: Place;
	/** Starts the database again, after its end. */
	startDatabase(): Promise< Server >;
	stop(): Promise< void >;
}

interface Running extends Site {
	stop(): Promise< void >;
}

/** Starts a fresh one without the demo. */
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

/** Its form and a page that shows it; mail goes to this port from now on. */
export function prepare( site: Site, port: number ): { form: number; page: string } {
	const plugins = join( site.wordpressDir, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	copyFileSync( inSite( 'atoll-soak.php' ), join( plugins, 'atoll-soak.php' ) );
	return JSON.parse(
		php( site, inSite( 'prepare.php' ), 0, { ATOLL_MAIL_PORT: String( port ) } )
	);
}

/** What it has. */
export const storedIn = ( site: Site, form: number ): Stored =>
	JSON.parse( php( site, inSite( 'stored.php' ), 0, { ATOLL_FORM: String( form ) } ) );

/** How its mail queue stands; an hour later, when it is told so. */
export const queueOf = ( site: Site, environment = {} ): Record< string, number > =>
	JSON.parse( php( site, 'mail-queue.php', 0, environment ) );

/** Megabytes of pages that its database keeps in memory. */
export const pagesIn = ( site: Site ): number =>
	Number( php( site, inSite( 'pages.php' ) ) ) / 1_048_576;
