import { execFileSync } from 'node:child_process';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { configure } from './configure.mjs';
import { php, startSite } from './site.mjs';

const MULTISITE = {
	MULTISITE: '1',
	SUBDOMAIN_INSTALL: '',
	DOMAIN_CURRENT_SITE: '127.0.0.1',
	PATH_CURRENT_SITE: '/',
	SITE_ID_CURRENT_SITE: '1',
	BLOG_ID_CURRENT_SITE: '1',
};

/** PHP that defines `Atoll\Tests\service( X::class )`. */
const SERVICE = resolve( import.meta.dirname, '../../support/service.php' );

/** PHP that loads WordPress' functions for activating and deactivating plugins. */
export const PLUGIN_ADMIN = `require_once ABSPATH . 'wp-admin/includes/plugin.php';`;

/** PHP that activates or deactivates the plugin on the whole network. */
export const TURN_ON = `${ PLUGIN_ADMIN } activate_plugin( 'atoll/atoll.php', '', true );`;
export const TURN_OFF = `${ PLUGIN_ADMIN } deactivate_plugins( 'atoll/atoll.php', false, true );`;

/** PHP that prints a site's theme, whether it exists, and whether the plugin's events are scheduled. */
export const WEARS = `echo wp_json_encode( array( get_stylesheet(), wp_get_theme()->exists(), false !== wp_next_scheduled( 'atoll_drafts_expire' ) ) );`;

/** State of a site with the plugin, however it was created: the plugin's theme, an event, a file of a private page. */
export const WEAR_AND_KEEP = `switch_theme( 'atoll' );
	wp_schedule_event( time() + 60, 'daily', 'atoll_drafts_expire' );
	$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Clients', 'meta_input' => array( 'atoll_private' => '1' ) ) );
	$file = wp_upload_bits( 'rates.txt', null, 'Rates' );
	$id = wp_insert_attachment( array( 'post_title' => 'Rates', 'post_mime_type' => 'text/plain' ), $file['file'], $page );
	do_action( 'atoll_keep_files' );
	echo wp_json_encode( array( 'file' => $file['file'], 'isPublic' => is_file( $file['file'] ) ) );`;

/** Name of a stored file without a row in the database. */
export const UNKNOWN = 'a'.repeat( 32 );

/** Adds that file, old enough to be deleted, to a site's folder of visitors' files. Returns its path. */
export function leaveFile( siteFolder ) {
	const file = join( siteFolder, 'aa', UNKNOWN );
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync( file, 'x' );
	utimesSync( file, 1, 1 );
	return file;
}

/**
 * Creates a network with only its main site, the plugin inactive, and visitors' files in the test's folder. `on( path,
 * code )` runs PHP in a request of one of its sites, with `Atoll\Tests\service( X::class )` defined.
 */
export async function startNetwork( name ) {
	const site = await startSite( name, { demo: false } );
	const files = join( site.wordpressDir, '../files' );
	await php(
		site,
		`require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		require_once ABSPATH . 'wp-admin/includes/network.php';
		deactivate_plugins( 'atoll/atoll.php' );
		foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) { $wpdb->$name = $table; }
		install_network();
		populate_network( 1, '127.0.0.1', 'admin@example.com', 'Network', '/', false );`
	);
	configure( site, { ...MULTISITE, ATOLL_UPLOADS_DIR: files } );
	const on = ( path, code ) => {
		const file = join( site.wordpressDir, '../on.php' );
		writeFileSync(
			file,
			`<?php
			$_SERVER += array( 'HTTP_HOST' => '127.0.0.1', 'REQUEST_METHOD' => 'GET' );
			$_SERVER['REQUEST_URI'] = '${ path }';
			require '${ site.wordpressDir }/wp-load.php';
			require '${ SERVICE }';
			wp_set_current_user( 1 );
			${ code }`
		);
		const [ program, ...args ] = site.phpCommand;
		return JSON.parse(
			execFileSync( program, [ ...args, file ], { encoding: 'utf8' } ) || 'null'
		);
	};
	return { site, files, on };
}
