import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CommandError } from '../console/command-error.mjs';
import { ROOT } from '../system/folders.mjs';

const RUN = join( ROOT, 'scripts/stack/php/run.php' );
const PHP = join( ROOT, 'scripts/seed/php' );

/** Number of parallel writers; more do not help, since the database needs a core too. */
const WRITERS = 2;

/** Number of days over which the entries are spread. */
const DAYS = 1000;

/** Runs one of our PHP files inside WordPress, and calls `onLine` for each line of output. */
const run = ( { phpCommand, wordpressDir, url }, file, parameters, onLine = () => {} ) =>
	new Promise( ( resolve, reject ) => {
		const [ php, ...settings ] = phpCommand;
		const child = spawn(
			php,
			[
				...settings,
				'-d',
				'opcache.enable_cli=1',
				RUN,
				wordpressDir,
				join( PHP, `${ file }.php` ),
			],
			{
				stdio: [ 'ignore', 'pipe', 'inherit' ],
				env: { ...process.env, ATOLL_URL: url, ATOLL_SEED: JSON.stringify( parameters ) },
			}
		);
		createInterface( { input: child.stdout } ).on( 'line', onLine );
		child.on( 'close', ( code ) =>
			code === 0
				? resolve()
				: reject( new CommandError( `Entries could not be written: ${ file }.php ended.` ) )
		);
	} );

/**
 * Fills a form of a native site with synthetic entries.
 *
 * @param {{phpCommand:string[],wordpressDir:string,url:string}} site
 * @param {{form:number,entries:number}}                         wanted Id of the form, and the number of entries.
 * @param {<T>(title:string,work:(say:(detail:string)=>void)=>Promise<T>)=>Promise<T>} step Shows progress.
 * @throws {CommandError} If the form does not exist, or on a database error.
 */
export async function seed( site, { form, entries }, step ) {
	const share = Math.ceil( entries / WRITERS );
	const done = new Array( WRITERS ).fill( 0 );
	await step( 'Indexes put aside', () => run( site, 'begin', {} ) );
	try {
		await step( 'Entries', ( say ) =>
			Promise.all(
				done.map( ( _, writer ) =>
					run(
						site,
						'fill',
						{
							form,
							from: writer * share,
							to: Math.min( entries, ( writer + 1 ) * share ),
							all: entries,
							days: DAYS,
						},
						( line ) => {
							done[ writer ] = Number( line );
							const all = done.reduce( ( sum, one ) => sum + one, 0 );
							say( bar( all / entries ) );
						}
					)
				)
			)
		);
	} finally {
		await step( 'Indexes', () => run( site, 'finish', {} ) );
	}
}

const WIDTH = 20;

const bar = ( share ) => {
	const full = Math.round( share * WIDTH );
	return `${ '█'.repeat( full ) }${ '░'.repeat( WIDTH - full ) } ${ Math.floor( share * 100 ) } %`;
};
