import { newMarker, validAnswers } from '../../e2e/support/forms/enquiry';
import { fixtures } from '../../e2e/support/site/fixtures';
import { benchSite, php, script, type Site } from '../inside';
import type { Measure, Row } from '../row';
import { median } from '../statistics';

const FEW = 1_000;
const MANY = 1_000_000;
const POSTS = 300;

interface Measured {
	rows: { name: string; median: number; p95: number; plan: string }[];
	export: { lines: number; time: number; peak: number };
	purge: { gone: number; time: number };
}

type Step = < T >(
	title: string,
	work: ( say: ( detail: string ) => void ) => Promise< T >
) => Promise< T >;

interface Seed {
	seed( site: Site, wanted: { form: number; entries: number }, step: Step ): Promise< void >;
}

interface Progress {
	progress(): Step;
}

/** Milliseconds of the middle one of many submissions, each stored. */
async function submission( form: number ): Promise< number > {
	const times: number[] = [];
	for ( let post = 0; post < POSTS; post++ ) {
		const body = JSON.stringify( validAnswers( newMarker() ) );
		const begin = performance.now();
		const response = await fetch(
			new URL( `/wp-json/gf/v2/forms/${ form }/submissions`, process.env.ATOLL_URL ),
			{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
		);
		await response.text();
		times.push( performance.now() - begin );
		if ( ! response.ok ) {
			throw new Error( `A submission was answered by ${ response.status }.` );
		}
	}
	return median( times.slice( POSTS / 10 ) );
}

/** Lists, searches, exports and deletions among a million entries, and what they cost those who send. */
export const entries: Measure = {
	name: 'entries',
	async run() {
		const form = fixtures().formId;
		const { seed } = await script< Seed >( 'seed/seed.mjs' );
		const { progress } = await script< Progress >( 'console/progress.mjs' );
		const site = await benchSite();
		const step = progress();
		php( site, 'memory.php', form );
		await seed( site, { form, entries: FEW }, step );
		const atFew = await submission( form );
		await seed( site, { form, entries: MANY - FEW }, step );
		const atMany = await submission( form );
		const measured = JSON.parse( php( site, 'entries.php', form ) ) as Measured;
		php( site, 'no-entries.php', form );
		return rows( measured, atFew, atMany );
	},
};

/** What other form plugins took on the same kind of machine, among 100,000 entries. */
const OTHERS: Record< string, string > = {
	list: '14 to 439 ms',
	search: '525 to 1,580 ms',
};

const rows = (
	{ rows: asked, export: file, purge }: Measured,
	few: number,
	many: number
): Row[] => [
	...asked.map( ( { name, p95, plan } ): Row => ( {
		name: `1,000,000 entries: ${ name }, p95`,
		value: p95,
		unit: 'ms',
		goal: { most: 50 },
		others: OTHERS[ name.split( ',' )[ 0 ] ?? '' ] ?? '',
		plan,
	} ) ),
	{
		name: `CSV of ${ file.lines } entries`,
		value: file.time,
		unit: 'ms',
		goal: { most: 1000 },
		others: '3.8 to 266 s',
	},
	{
		name: '… memory beyond what WordPress takes',
		value: file.peak,
		unit: 'MB',
		goal: { most: 8 },
		others: 'up to 569 MB',
	},
	{
		name: `purge of ${ purge.gone } entries`,
		value: purge.time,
		unit: 'ms',
		goal: { most: 2000 },
	},
	{
		name: 'submissions at 1,000,000 entries ÷ at 1,000',
		value: few / many,
		unit: 'ratio',
		goal: { least: 0.95 },
	},
	{ name: '… a submission at 1,000', value: few, unit: 'ms' },
	{ name: '… a submission at 1,000,000', value: many, unit: 'ms' },
];
