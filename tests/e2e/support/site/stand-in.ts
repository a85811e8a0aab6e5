import { copyFile, mkdir, rename } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

const VENDORS = resolve( __dirname, '../../../support/vendors' );

/** Somebody else's service, played on loopback. */
export interface Vendor {
	url: string;
	stop: () => void;
}

/**
 * @param file Of tests/support/vendors, without its ending.
 * @param name Of the function in it that starts the service.
 */
export async function startVendor( file: string, name: string ): Promise< Vendor > {
	const module = await import( pathToFileURL( join( VENDORS, `${ file }.mjs` ) ).href );
	const server: Server = await module[ name ]();
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${ port }`,
		stop: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** What the site has chosen, for one page's requests. */
interface Choice {
	/** Where vendors are found instead. */
	vendor?: string;
	captcha?: object;
	addresses?: object;
	marketing?: object;
	/** Sources that its Content-Security-Policy lets through beside its own; without it there is none. */
	policy?: Record< string, string[] >;
	/** Another plugin's script, which has `wp.data`. */
	script?: string;
	/** Port of a mail server on loopback. */
	mail?: number;
}

/** Lets the site serve this page, and all that it asks for, as if its owner had chosen so. */
export async function choose( page: Page, choice: Choice ): Promise< void > {
	if ( ! process.env.ATOLL_WP_DIR ) {
		throw new Error( 'Name the WordPress folder of the site in ATOLL_WP_DIR.' );
	}
	const folder = join( process.env.ATOLL_WP_DIR, 'wp-content/mu-plugins' );
	await mkdir( folder, { recursive: true } );
	// Whole at once: other tests ask the site meanwhile.
	const file = join( folder, `atoll-stand-in.${ process.pid }` );
	await copyFile( join( VENDORS, 'stand-in.php' ), file );
	await rename( file, join( folder, 'atoll-stand-in.php' ) );
	await page.setExtraHTTPHeaders( { 'X-Stand-In': JSON.stringify( choice ) } );
}
