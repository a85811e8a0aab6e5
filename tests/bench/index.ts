import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareSite } from '../e2e/support/prepare-site';
import { startNative } from '../e2e/support/stack';
import { circumstances } from './circumstances';
import { boot } from './measures/boot';
import { browser } from './measures/browser';
import { draftLimits } from './measures/draft-limits';
import { editor } from './measures/editor';
import { entries } from './measures/entries';
import { filling } from './measures/filling';
import { large } from './measures/large';
import { mailBounds } from './measures/mail-bounds';
import { mailQueue } from './measures/mail-queue';
import { page } from './measures/page';
import { press } from './measures/press';
import { sizes } from './measures/sizes';
import { submissions } from './measures/submissions';
import { submenu } from './measures/menus';
import { theme } from './measures/theme';
import { reached, type Measure, type Row } from './row';
import { plans, table } from './table';

const MEASURES: Measure[] = [
	sizes,
	boot,
	browser,
	large,
	page,
	theme,
	submenu,
	press,
	filling,
	editor,
	submissions,
	entries,
	draftLimits,
	mailQueue,
	mailBounds,
];
const PORT = 9700;
const REPORT = '.atoll/bench.json';

/** The measures named on the command line, else all. */
function chosen( names: string[] ): Measure[] {
	const found = MEASURES.filter( ( { name } ) => names.length === 0 || names.includes( name ) );
	if ( found.length < names.length || found.length === 0 ) {
		throw new Error(
			`Known measures: ${ MEASURES.map( ( { name } ) => name ).join( ', ' ) }.`
		);
	}
	return found;
}

async function measure( measures: Measure[] ): Promise< Row[] > {
	const stack = await startNative( 'bench', Number( process.env.ATOLL_PORT ?? PORT ) );
	try {
		const folder = join( stack.wordpressDir, 'wp-content/mu-plugins' );
		mkdirSync( folder, { recursive: true } );
		copyFileSync(
			join( __dirname, 'site/atoll-bench.php' ),
			join( folder, 'atoll-bench.php' )
		);
		await prepareSite( stack.url );
		const rows: Row[] = [];
		for ( const { name, run } of measures ) {
			console.error( `… ${ name }` );
			rows.push( ...( await run( stack.wordpressDir ) ) );
		}
		return rows;
	} finally {
		await stack.stop();
	}
}

async function main(): Promise< void > {
	const measures = chosen( process.argv.slice( 2 ) );
	const about = circumstances();
	const rows = await measure( measures );
	writeFileSync(
		REPORT,
		JSON.stringify(
			{ ...about, rows: rows.map( ( row ) => ( { ...row, reached: reached( row ) } ) ) },
			null,
			'\t'
		)
	);
	console.log(
		`${ about.date } · commit ${ about.commit } · ${ about.machine } · Node ${ about.node }\n`
	);
	console.log( `${ table( rows ) }\n${ plans( rows ) }\nAlso in ${ REPORT }.` );
}

main().catch( ( error: Error ) => {
	console.error( error.message );
	process.exitCode = 1;
} );
