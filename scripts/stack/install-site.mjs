import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../system/fingerprint.mjs';
import { ROOT } from '../system/folders.mjs';

const PHP = join( ROOT, 'scripts/stack/php' );
const DEMO = join( ROOT, 'plugin/demo/install.php' );

/** Contents that can be installed on a site: the name in the log, and the file that installs it. */
const CONTENTS = {
	demo: { title: 'demo site', file: DEMO },
	plain: { title: 'plugin', file: join( PHP, 'activate.php' ) },
};

/**
 * Adds Australian English to WordPress' languages. It hardly differs from WordPress' own texts, so there is no
 * translation and no download.
 */
function addLanguage( wordpress ) {
	const folder = join( wordpress, 'wp-content/languages' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		join( folder, 'en_AU.l10n.php' ),
		"<?php return array( 'messages' => array() );\n"
	);
}

const read = ( file ) => ( existsSync( file ) ? readFileSync( file, 'utf8' ) : '' );

/**
 * Installs WordPress, its settings and the plugin, with or without the demo. A site that has them is left unchanged
 * until the demo itself changes.
 */
export async function installSite( site, { folder, bare, demo, built, log } ) {
	const stampFile = join( folder, 'installed' );
	const stamp = `${ bare } ${ demo } ${ fingerprint( [ 'plugin/demo', 'php/Admin/Demo', 'scripts/stack/php' ] ) }`;
	if ( read( stampFile ) === stamp ) {
		return;
	}
	log( 'installation' );
	addLanguage( site.wordpressDir );
	await site.runPhp( join( PHP, 'install.php' ), { ATOLL_INSTALLING: '1' } );
	await site.runPhp( join( PHP, 'settings.php' ) );
	if ( ! bare ) {
		const { title, file } = CONTENTS[ demo ? 'demo' : 'plain' ];
		await built;
		log( title );
		await site.runPhp( file );
	}
	writeFileSync( stampFile, stamp );
}
