import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { call } from './api';

const PLUGINS = resolve( __dirname, '../../../fixtures/plugins' );

/** Adds a plugin of tests/fixtures/plugins to the site, and activates it. */
export async function addPlugin( name: string ): Promise< void > {
	if ( ! process.env.ATOLL_WP_DIR ) {
		throw new Error( 'Name the WordPress folder of the site in ATOLL_WP_DIR.' );
	}
	const folder = join( process.env.ATOLL_WP_DIR, 'wp-content/plugins', name );
	await cp( join( PLUGINS, name ), folder, { recursive: true } );
	await call( `wp/v2/plugins/${ name }/${ name }`, 'PUT', { status: 'active' } );
}
