import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const RUN = resolve( __dirname, '../../../scripts/stack/php/run.php' );

/** What PHP has compiled, for its next run: it loads WordPress in less than half of the time then. */
const COMPILED = resolve( __dirname, '../../../.atoll/cache/opcache' );

/** Arguments for the command line PHP that make it keep there what it compiles. */
export async function keepCompiled(): Promise< string[] > {
	await mkdir( COMPILED, { recursive: true } );
	return [ 'enable_cli=1', 'file_cache_only=1', `file_cache=${ COMPILED }` ].flatMap(
		( setting ) => [ '-d', `opcache.${ setting }` ]
	);
}

/**
 * Runs PHP inside the site's WordPress, whose folder ATOLL_WP_DIR names.
 *
 * @param code PHP without its opening tag.
 * @return What it printed.
 */
export async function runPhp( code: string ): Promise< string > {
	const folder = await mkdtemp( join( tmpdir(), 'atoll-' ) );
	const file = join( folder, 'run.php' );
	try {
		await writeFile( file, `<?php\n${ code }` );
		const done = await promisify( execFile )( 'php', [
			...( await keepCompiled() ),
			RUN,
			process.env.ATOLL_WP_DIR ?? '',
			file,
		] );
		return done.stdout;
	} finally {
		await rm( folder, { recursive: true } );
	}
}
