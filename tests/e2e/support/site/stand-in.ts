import { copyFile, mkdir, rename } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

const VENDORS = resolve( __dirname, '../../../support/vendors' );

/** Third-party service, simulated on loopback. */
export interface Vendor {
	url: string;
	stop: () => void;
}

/**
 * @param file File in tests/support/vendors, without its extension.
 * @param name Name of the function in it that starts the service.
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

/** Settings of the site, for one page's requests. */
interface Choice {
	/** URL of the vendor's stand-in. */
	vendor?: string;
	captcha?: object;
	addresses?: object;
	marketing?: object;
	/** Sources that its Content-Security-Policy allows in addition to its own; without this there is no policy. */
	policy?: Record< string, string[] >;
	/** Script of another plugin, which includes `wp.data`. */
	script?: string;
	/** Port of a mail server on loopback. */
	mail?: number;
}

/** Serves this page and its requests with settings as if the site's owner had chosen them. */
export async function choose( page: Page, choice: Choice ): Promise< void > {
	if ( ! process.env.ATOLL_WP_DIR ) {
		throw new Error( 'Name the WordPress folder of the site in ATOLL_WP_DIR.' );
	}
	const folder = join( process.env.ATOLL_WP_DIR, 'wp-content/mu-plugins' );
	await mkdir( folder, { recursive: true } );
	// Replaced atomically, since other tests use the site meanwhile.
	const file = join( folder, `atoll-stand-in.${ process.pid }` );
	await copyFile( join( VENDORS, 'stand-in.php' ), file );
	await rename( file, join( folder, 'atoll-stand-in.php' ) );
	await page.setExtraHTTPHeaders( { 'X-Stand-In': JSON.stringify( choice ) } );
}
