import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the code as a file that reports fatal errors to the test, in place of WordPress' message for visitors. */
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
 * Runs PHP inside the site's WordPress, whose folder is ATOLL_WP_DIR. The site's own processes run it, since these have
 * compiled WordPress: a new process would take longer to load it than most pages take. For that moment the code is in a
 * file beside WordPress, with a secret name.
 *
 * @param code PHP without its opening tag.
 * @return Its output.
 */
export async function runPhp( code: string ): Promise< string > {
	if ( ! process.env.ATOLL_WP_DIR ) {
		throw new Error( 'Name the WordPress folder of the site in ATOLL_WP_DIR.' );
	}
	const name = `atoll-run-${ randomUUID() }.php`;
	const file = join( process.env.ATOLL_WP_DIR, name );
	try {
		await writeFile( file, asFile( code ), { mode: 0o600 } );
		// POST requests are not cached.
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
