/**
 * npm run lighthouse: Google's Lighthouse over one page per template, for a telephone and a desk. npm fetches it the
 * first time: it is 170 packages that nothing else needs. Ends with 1 when a page is below 98.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { median } from '../bench/statistics';
import { findChromium, FLAGS } from '../e2e/support/browser/chromium';
import { newsPaths } from '../e2e/support/site/routes';
import { startNative } from '../e2e/support/site/stack';
import { command } from '../support/command';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PORT = 9710;
const REPORT = '.atoll/lighthouse.json';
/** What Lighthouse says of the page that it is at. */
const PAGE_REPORT = '.atoll/lighthouse-page.json';
const LEAST = 98;
const DEVICES = [ 'mobile', 'desktop' ] as const;
const CATEGORIES = [ 'performance', 'accessibility', 'best-practices', 'seo' ] as const;

const PAGES = [
	'/',
	'/services/',
	'/services/refinancing/',
	'/contact/',
	'/resources/faq/',
	'/resources/calculators/',
	'/resources/news/',
];

type Scores = Record< ( typeof CATEGORIES )[ number ], number >;

/** What is read of Lighthouse's report. */
interface Report {
	categories: Record<
		string,
		{ score: number | null; auditRefs: { id: string; weight: number }[] }
	>;
	audits: Record< string, { score: number | null; displayValue?: string } >;
}

interface Result {
	path: string;
	device: string;
	scores: Scores;
	/** What cost points, of the last run. */
	lost: string[];
}

/** @throws With what Lighthouse said, when it could not judge the page. */
async function once( url: string, device: string ): Promise< Report > {
	const flags = [
		'--quiet',
		'--no-enable-error-reporting',
		'--output=json',
		`--output-path=${ PAGE_REPORT }`,
		`--only-categories=${ CATEGORIES.join( ',' ) }`,
		`--chrome-flags=${ FLAGS.join( ' ' ) }`,
		...( device === 'desktop' ? [ '--preset=desktop' ] : [] ),
	];
	await promisify( execFile )( 'npx', [ '--yes', LIGHTHOUSE, url, ...flags ], {
		env: { ...process.env, CHROME_PATH: findChromium() },
	} );
	return JSON.parse( readFileSync( PAGE_REPORT, 'utf8' ) );
}

async function measure( base: string, path: string, device: string, times: number ) {
	const runs: Report[] = [];
	while ( runs.length < times ) {
		runs.push( await once( new URL( path, base ).href, device ) );
	}
	const scores = Object.fromEntries(
		CATEGORIES.map( ( name ) => [
			name,
			Math.round( 100 * median( runs.map( ( one ) => one.categories[ name ]?.score ?? 0 ) ) ),
		] )
	) as Scores;
	const { audits, categories } = runs.at( -1 )!;
	const lost = Object.values( categories )
		.flatMap( ( { auditRefs } ) => auditRefs )
		.filter( ( { weight, id } ) => weight > 0 && ( audits[ id ]?.score ?? 1 ) < 0.9 )
		.map( ( { id } ) => `${ id } ${ audits[ id ]?.displayValue ?? '' }`.trim() );
	return { path, device, scores, lost };
}

const line = ( { path, device, scores, lost }: Result ) =>
	`| ${ [ path, device, ...CATEGORIES.map( ( name ) => scores[ name ] ) ].join( ' | ' ) } | ${ lost.join( ', ' ) } |`;

async function run( base: string, times: number ): Promise< Result[] > {
	const results: Result[] = [];
	const article = ( await newsPaths( base ) ).find( ( path ) => ! path.includes( '/category/' ) );
	for ( const path of [ ...PAGES, ...( article ? [ article ] : [] ) ] ) {
		for ( const device of DEVICES ) {
			const result = await measure( base, path, device, times );
			console.log( line( result ) );
			results.push( result );
		}
	}
	return results;
}

const ABOUT = {
	usage: `
npm run lighthouse                                  the median of five runs of each page
npm run lighthouse -- --runs 1                      is quicker and says less
ATOLL_URL=http://127.0.0.1:9400 npm run lighthouse  of a site that runs already
`,
	options: { runs: Number },
};

void command( ABOUT, async ( { runs = 5 } ) => {
	console.log( `| page | device | ${ CATEGORIES.join( ' | ' ) } | lost points |` );
	console.log( '| --- | --- | --- | --- | --- | --- | --- |' );
	const given = process.env.ATOLL_URL;
	const stack = given
		? undefined
		: await startNative( 'lighthouse', Number( process.env.ATOLL_PORT ?? PORT ) );
	try {
		mkdirSync( '.atoll', { recursive: true } );
		const results = await run( given ?? stack!.url, Math.max( 1, runs ) );
		writeFileSync( REPORT, JSON.stringify( results, null, '\t' ) );
		const low = results.filter( ( { scores } ) =>
			Object.values( scores ).some( ( score ) => score < LEAST )
		);
		if ( low.length > 0 ) {
			console.error( `${ low.length } of ${ results.length } are below ${ LEAST }.` );
		}
		return low.length > 0 ? 1 : 0;
	} finally {
		await stack?.stop();
	}
} );
