import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runPhp } from '../../e2e/support/site/php';
import type { Fault } from './fault';

const RUN = resolve( __dirname, '../../../scripts/stack/php/run.php' );

/** What PHP has compiled, for its next run: it loads WordPress in less than half of the time then. */
const COMPILED = resolve( __dirname, '../../../.atoll/cache/opcache' );

/** Arguments for the command line PHP that make it keep there what it compiles. */
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

/** How a command ended. */
export interface Ended {
	killed: boolean;
	printed: string;
}

/**
 * Runs PHP inside the site's WordPress, as its command line does, and lets it suffer; what is to suffer nothing, in the
 * site's own processes, which have WordPress loaded sooner.
 *
 * @param code          PHP without its opening tag.
 * @param circumstances
 * @throws When it ends otherwise than well or killed.
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

/** What the code prints as JSON. */
export const asked = async < Answer >( code: string ): Promise< Answer > =>
	JSON.parse( await runPhp( code ) ) as Answer;
