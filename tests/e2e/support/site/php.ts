import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What ended the code is told to the test, and not hidden behind WordPress' words for visitors. */
const asFile = ( code: string ): string => `<?php
require __DIR__ . '/wp-load.php';
try {
${ code }
} catch ( Throwable $trouble ) {
	status_header( 500 );
	echo $trouble;
}
`;

/**
 * Runs PHP inside the site's WordPress, whose folder ATOLL_WP_DIR names. The site's own processes run it, which have
 * WordPress compiled: a new one would take longer to load it than most pages take. For that moment the code lies
 * beside WordPress, under a name that nobody else knows.
 *
 * @param code PHP without its opening tag.
 * @return What it printed.
 */
export async function runPhp( code: string ): Promise< string > {
	if ( ! process.env.ATOLL_WP_DIR ) {
		throw new Error( 'Name the WordPress folder of the site in ATOLL_WP_DIR.' );
	}
	const name = `atoll-run-${ randomUUID() }.php`;
	const file = join( process.env.ATOLL_WP_DIR, name );
	try {
		await writeFile( file, asFile( code ), { mode: 0o600 } );
		// No cache keeps what is posted.
		const answer = await fetch( new URL( name, process.env.ATOLL_URL ), { method: 'POST' } );
		const printed = await answer.text();
		if ( ! answer.ok ) {
			throw new Error( `${ answer.status }: ${ printed }` );
		}
		return printed;
	} finally {
		await rm( file, { force: true } );
	}
}
