/**
 * npm run test:wp: runs PHPUnit inside WordPress, on MariaDB, with a web server. The whole suite runs in several
 * processes with ParaTest, each with its own site. Arguments are passed to PHPUnit, and a run of selected tests uses
 * one site: `npm run test:wp -- --filter SubmissionTest`.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { aborted, stopSignal, commandFor } from '../console/command.mjs';
import { startStack } from '../stack/index.mjs';
import { ROOT } from '../system/folders.mjs';

/** Maximum number of processes; more would wait for each other, since each has a database and a web server. */
const MAX_WORKERS = 4;

const choosesTests = ( arg ) => arg.startsWith( '--filter' ) || arg.endsWith( '.php' );

/** Returns the names of the sites, one for each process. */
function namesFor( args ) {
	const processes = args.some( choosesTests )
		? 1
		: Math.min( Math.max( 2, availableParallelism() ), MAX_WORKERS );
	return Array.from( { length: processes }, ( _, index ) =>
		index === 0 ? 'test' : `test-${ index + 1 }`
	);
}

/** Returns the arguments of the test runner, with each setting of PHP as one shell word. */
function runnerArguments( settings, processes ) {
	if ( processes === 1 ) {
		return [ ...settings, 'vendor/bin/phpunit' ];
	}
	const words = settings.map( ( word ) => `'${ word }'` ).join( ' ' );
	return [ 'vendor/bin/paratest', `--processes=${ processes }`, `--passthru-php=${ words }` ];
}

const phpunit = ( sites, args ) =>
	new Promise( ( resolve ) => {
		const [ php, ...settings ] = sites[ 0 ].phpCommand;
		spawn(
			php,
			[
				...runnerArguments( settings, sites.length ),
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

/** Starts all sites; if one fails, none stays running. */
async function startSites( names, signal ) {
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

await commandFor( async ( args ) => {
	const end = stopSignal();
	const sites = await startSites( namesFor( args ), end );
	try {
		return await Promise.race( [ phpunit( sites, args ), aborted( end ).then( () => 1 ) ] );
	} finally {
		await stopSites( sites );
	}
} );
