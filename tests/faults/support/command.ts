import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runPhp } from '../../e2e/support/site/php';
import type { Fault } from './fault';

const RUN = resolve( __dirname, '../../../scripts/stack/php/run.php' );

/** Cache of compiled PHP for further runs, which then load WordPress in less than half the time. */
const COMPILED = resolve( __dirname, '../../../.atoll/cache/opcache' );

/** Returns arguments that make PHP's command line use that cache. */
async function keepCompiled(): Promise< string[] > {
	await mkdir( COMPILED, { recursive: true } );
	return [ 'enable_cli=1', 'file_cache_only=1', `file_cache=${ COMPILED }` ].flatMap(
		( setting ) => [ '-d', `opcache.${ setting }` ]
	);
}

interface Circumstances {
	fault?: Fault;
	env?: Record< string, string >;
}

/** Result of a command. */
export interface Ended {
	killed: boolean;
	printed: string;
}

/**
 * Runs PHP inside the site's WordPress: with faults on PHP's command line, without any in the site's own processes,
 * where WordPress loads faster.
 *
 * @param code          PHP without its opening tag.
 * @param circumstances
 * @throws If it ends other than successfully or killed.
 */
export const command = async ( code: string, circumstances?: Circumstances ): Promise< Ended > =>
	circumstances
		? suffered( code, circumstances )
		: { killed: false, printed: await runPhp( code ) };

async function suffered( code: string, { fault = {}, env = {} }: Circumstances ): Promise< Ended > {
	const folder = await mkdtemp( join( tmpdir(), 'atoll-' ) );
	const file = join( folder, 'run.php' );
	const [ php = 'php', ...settings ] = JSON.parse( process.env.ATOLL_PHP! ) as string[];
	const compiled = await keepCompiled();
	try {
		await writeFile( file, `<?php\n${ code }` );
		return await new Promise( ( done, fail ) => {
			execFile(
				php,
				[ ...settings, ...compiled, RUN, process.env.ATOLL_WP_DIR!, file ],
				{
					env: {
						...process.env,
						...env,
						HTTP_X_FAULT: JSON.stringify( fault ),
					},
					maxBuffer: 2 ** 26,
				},
				( error, printed, complaint ) => {
					const killed = error?.signal === 'SIGKILL';
					if ( error && ! killed ) {
						fail( new Error( `${ error.message }\n${ printed }\n${ complaint }` ) );
					} else {
						done( { killed, printed } );
					}
				}
			);
		} );
	} finally {
		await rm( folder, { recursive: true } );
	}
}

/** Runs code that prints JSON, and returns its value. */
export const asked = async < Answer >( code: string ): Promise< Answer > =>
	JSON.parse( await runPhp( code ) ) as Answer;
