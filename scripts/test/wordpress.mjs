/**
 * npm run test:wp: runs PHPUnit inside WordPress, on MariaDB, with a web server beside it. All of it runs in several
 * processes by ParaTest, each with a site of its own. Arguments go to PHPUnit, and one site is enough for those that
 * choose tests: `npm run test:wp -- --filter SubmissionTest`.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { aborted, stopSignal, command } from '../console/command.mjs';
import { startStack } from '../stack/index.mjs';
import { ROOT } from '../system/folders.mjs';

/** More would wait for each other: each has a database and a web server beside it. */
const MAX_WORKERS = 4;

const args = process.argv.slice( 2 );

const hasFilter = args.some( ( arg ) => arg.startsWith( '--filter' ) || arg.endsWith( '.php' ) );

const workers = hasFilter ? 1 : Math.min( Math.max( 2, availableParallelism() ), MAX_WORKERS );

const names = Array.from( { length: workers }, ( _, index ) =>
	index === 0 ? 'test' : `test-${ index + 1 }`
);

/** What runs the tests: for a shell each setting of PHP is one word. */
function runnerArguments( settings ) {
	if ( workers === 1 ) {
		return [ ...settings, 'vendor/bin/phpunit' ];
	}
	const words = settings.map( ( word ) => `'${ word }'` ).join( ' ' );
	return [ 'vendor/bin/paratest', `--processes=${ workers }`, `--passthru-php=${ words }` ];
}

const phpunit = ( sites ) =>
	new Promise( ( resolve ) => {
		const [ php, ...settings ] = sites[ 0 ].phpCommand;
		spawn(
			php,
			[
				...runnerArguments( settings ),
				'--configuration',
				'phpunit-wordpress.xml.dist',
				...args,
			],
			{
				cwd: ROOT,
				stdio: 'inherit',
				env: {
					...process.env,
					ATOLL_TEST_SITES: JSON.stringify(
						sites.map( ( { url, wordpressDir } ) => ( { url, wordpressDir } ) )
					),
				},
			}
		).on( 'close', ( code ) => resolve( code ?? 1 ) );
	} );

/** All of them, or none. */
async function startSites( signal ) {
	const starting = names.map( ( name ) =>
		startStack( { engine: 'native', name, fresh: true, demo: false, quick: true, signal } )
	);
	const ended = await Promise.allSettled( starting );
	const sites = ended.flatMap( ( { value } ) => value ?? [] );
	const broken = ended.find( ( { status } ) => status === 'rejected' );
	if ( broken ) {
		await stopSites( sites );
		throw broken.reason;
	}
	return sites;
}

const stopSites = ( sites ) => Promise.all( sites.map( ( site ) => site.stop() ) );

await command( async () => {
	const end = stopSignal();
	const sites = await startSites( end );
	try {
		return await Promise.race( [ phpunit( sites ), aborted( end ).then( () => 1 ) ] );
	} finally {
		await stopSites( sites );
	}
} );
