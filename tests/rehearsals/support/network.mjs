import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** Makes `Atoll\Tests\service( X::class )` known. */
const SERVICE = resolve( import.meta.dirname, '../../support/service.php' );

/**
 * A network of sites with its main site alone, the plugin switched off, and visitors' files in a folder of the test's.
 * `on( path, code )` runs PHP in a request of one of its sites, and `Atoll\Tests\service( X::class )` is known to it.
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
