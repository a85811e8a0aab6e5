/**
 * npm run engines: a person's walk through the site in the engines of Safari and of Firefox, which the other tests do
 * not run: they drive Chromium. Ends with 1 when a step of it fails.
 */
import { resolve } from 'node:path';
import { script } from '../bench/inside';
import { startNative, type Stack } from '../e2e/support/site/stack';
import { command } from '../support/command';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { WALK } from './walk';
import { startWebKit } from './webkit';

const PORT = 9730;

const ENGINES: ( ( port: number ) => Promise< Engine > )[] = [ startWebKit, startFirefox ];

type Progress = < Result >( title: string, work: () => Promise< Result > ) => Promise< Result >;

const countOf = async ( site: Stack ): Promise< number > =>
	Number( await site.runPhp( resolve( __dirname, 'stored.php' ) ) );

/** What failed, in sentences. */
async function walk( engine: Engine, site: Stack ): Promise< string[] > {
	const failures: string[] = [];
	for ( const { does, run } of WALK ) {
		const failure = await run( engine.driver, site.url, () => countOf( site ) ).then(
			() => undefined,
			( error: Error ) => error.message
		);
		console.log( `${ failure ? '✘' : '✓' } ${ engine.name } ${ does }` );
		if ( failure ) {
			failures.push( `${ engine.name } ${ does }: ${ failure }` );
		}
	}
	return failures;
}

async function failuresInAll(): Promise< string[] > {
	const { progress } = await script< { progress(): Progress } >( 'console/progress.mjs' );
	const { freePort } = await script< { freePort(): Promise< number > } >( 'system/ports.mjs' );
	const { installSystem } = await script< {
		installSystem( needs: string[], step: Progress, signal: AbortSignal ): Promise< void >;
	} >( 'setup/system.mjs' );
	const step = progress();
	await installSystem( [ 'php', 'servers', 'engines' ], step, new AbortController().signal );
	const site = await step( 'Site', () =>
		startNative( 'engines', Number( process.env.ATOLL_PORT ?? PORT ) )
	);
	try {
		const failures: string[] = [];
		for ( const start of ENGINES ) {
			const engine = await start( await freePort() );
			try {
				failures.push( ...( await walk( engine, site ) ) );
			} finally {
				await engine.end();
			}
		}
		return failures;
	} finally {
		await site.stop();
	}
}

const ABOUT = {
	usage: 'npm run engines    the walk in WebKit and Gecko, which it installs where they are missing',
};

void command( ABOUT, async () => {
	const failures = await failuresInAll();
	failures.forEach( ( failure ) => console.error( failure ) );
	return failures.length > 0 ? 1 : 0;
} );
