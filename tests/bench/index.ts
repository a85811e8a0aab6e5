import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareSite } from '../e2e/support/site/prepare-site';
import { startNative } from '../e2e/support/site/stack';
import { command } from '../support/command';
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
import { submenu } from './measures/menus';
import { page } from './measures/page';
import { press } from './measures/press';
import { sizes } from './measures/sizes';
import { submissions } from './measures/submissions';
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

const NAMES = MEASURES.map( ( { name } ) => name );

const ABOUT = {
	usage: `
npm run bench                   all measures, which takes an hour
npm run bench -- boot press     some of them: ${ NAMES.join( ', ' ) }
`,
	words: NAMES,
};

void command( ABOUT, async ( { words } ) => {
	const about = circumstances();
	const rows = await measure(
		MEASURES.filter( ( { name } ) => words.length === 0 || words.includes( name ) )
	);
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
} );
