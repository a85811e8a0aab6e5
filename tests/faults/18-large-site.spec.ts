import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fixtures } from '../e2e/support/site/fixtures';
import { expect, test } from '../e2e/support/test';
import { asked, command } from './support/command';

interface Size {
	entries: number;
	drafts: number;
	files: number;
}

type Step = < Result >(
	title: string,
	work: ( say: () => void ) => Promise< Result >
) => Promise< Result >;

const quietly: Step = ( _, work ) => work( () => {} );

const SEED = pathToFileURL( resolve( __dirname, '../../scripts/seed/seed.mjs' ) ).href;

const inside = ( file: string, crowd: object ) =>
	command( `require '${ join( __dirname, 'support', `${ file }.php` ) }';`, {
		env: { ATOLL_CROWD: JSON.stringify( crowd ) },
	} );

type Done = Record< string, { came: number | boolean; rows: number; megabytes: number } >;

/** Adds so much data, and runs all tasks of staff and cron on it. */
async function cope( { entries, drafts, files }: Size ): Promise< Done > {
	const form = fixtures().formId;
	const { seed } = await import( SEED );
	const site = {
		phpCommand: JSON.parse( process.env.ATOLL_PHP! ),
		wordpressDir: process.env.ATOLL_WP_DIR,
		url: process.env.ATOLL_URL,
	};
	await seed( site, { form, entries }, quietly );
	await inside( 'crowd', { form, drafts, files } );
	const done = JSON.parse( ( await inside( 'budget', { form } ) ).printed ) as Done;
	console.log( JSON.stringify( done ) );
	return done;
}

const filesLeft = () =>
	asked< number >( `
		$folder = ( new Atoll\\Forms\\Uploads\\Storage\\StorageFolder() )->path();
		echo count( array_filter( (array) glob( "{$folder}/[0-9a-f][0-9a-f]/*" ), static fn( $file ) => filemtime( $file ) < time() - 86400 ) );` );

/** Maximum rows read by a page of the list, a search and one entry, however many exist; megabytes of each job. */
const ROWS = { list: 200, search: 20_000, open: 20 };
const MEGABYTES = 24;

async function expectWithinBudgets( size: Size ): Promise< void > {
	const done = await cope( size );
	for ( const [ name, most ] of Object.entries( ROWS ) ) {
		expect( done[ name ]!.rows, name ).toBeLessThanOrEqual( most );
	}
	for ( const [ name, { megabytes } ] of Object.entries( done ) ) {
		expect( megabytes, name ).toBeLessThanOrEqual( MEGABYTES );
	}
	expect( done ).toMatchObject( {
		list: { came: 20 },
		search: { came: 20 },
		open: { came: true },
		purge: { came: Math.min( 2000, size.entries ) },
		drafts: { came: 0 },
		files: { came: 0 },
	} );
	expect( done.export!.came ).toBeGreaterThan( size.entries * 0.9 );
	expect( await filesLeft() ).toBe( 0 );
	// With a million entries it takes longer than a page may.
	await command(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_entries WHERE form_number = ${ fixtures().formId }" );`,
		{}
	);
}

test( '2,500 entries, 500 drafts and 1,000 files stay within their budgets @alone', () =>
	expectWithinBudgets( { entries: 2_500, drafts: 500, files: 1_000 } ) );

test( '@long a million entries, 50,000 drafts and 200,000 files stay within them too', () =>
	expectWithinBudgets( { entries: 1_000_000, drafts: 50_000, files: 200_000 } ) );
