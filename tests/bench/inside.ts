import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const SCRIPTS = resolve( __dirname, '../../scripts' );

/** Maximum output of a file in bytes: a soak's ten thousand entries exceed Node's default of one megabyte. */
const MOST = 256 * 1_048_576;

/** Running site, with the properties that are needed to run a file inside its WordPress. */
export interface Site {
	url: string;
	wordpressDir: string;
	phpCommand: string[];
}

/** Imports a module of scripts/, such as `seed/seed.mjs`. */
export const script = async < T >( path: string ): Promise< T > =>
	( await import( pathToFileURL( resolve( SCRIPTS, path ) ).href ) ) as T;

/** Returns the site that the bench has started. */
export async function benchSite(): Promise< Site > {
	const { runningSite } = await script< { runningSite( name: string ): Promise< Site > } >(
		'stack/native/index.mjs'
	);
	return runningSite( 'bench' );
}

/**
 * What a file of tests/bench/site prints inside the site's WordPress.
 *
 * @param site
 * @param file
 * @param form        Its number, for files that ask for one.
 * @param environment What else the file reads.
 */
export function php(
	{ phpCommand, wordpressDir, url }: Site,
	file: string,
	form = 0,
	environment: Record< string, string > = {}
): string {
	const [ program = 'php', ...settings ] = phpCommand;
	return execFileSync(
		program,
		[
			...settings,
			'-d',
			'opcache.enable_cli=1',
			resolve( SCRIPTS, 'stack/php/run.php' ),
			wordpressDir,
			resolve( __dirname, 'site', file ),
		],
		{
			encoding: 'utf8',
			maxBuffer: MOST,
			env: {
				...process.env,
				...environment,
				ATOLL_URL: url,
				ATOLL_SEED: JSON.stringify( { form } ),
			},
		}
	);
}
