import { fixtures } from '../../e2e/support/site/fixtures';
import type { Measure } from '../row';
import { inTurns, median } from '../statistics';
import { DEFAULT_THEME } from './theme';

const ROUNDS = 150;

interface Cost {
	/** Milliseconds from start to end of the request. */
	time: number;
	/** Milliseconds of CPU. */
	cpu: number;
	queries: number;
}

/** Headers for WordPress with its default theme and no plugin. */
const BARE = { 'X-Bench-Theme': DEFAULT_THEME, 'X-Bench-Bare': '1' };

/** Returns the cost of a page, as reported by PHP. */
async function cost( path: string, headers: Record< string, string > = {} ): Promise< Cost > {
	const response = await fetch( new URL( path, process.env.ATOLL_URL ), {
		headers: { 'X-Atoll-Bench': '1', ...headers },
	} );
	await response.text();
	const [ time = NaN, cpu = NaN, queries = NaN ] = (
		response.headers.get( 'x-atoll-bench' ) ?? ''
	)
		.split( ' ' )
		.map( Number );
	return { time, cpu, queries };
}

/** What a form adds to its page, against the same page without it. */
export const page: Measure = {
	name: 'page',
	async run() {
		const { formPath, plainPath } = fixtures();
		const pairs = await inTurns(
			ROUNDS,
			() => cost( formPath ),
			() => cost( plainPath )
		);
		const beside = await inTurns(
			ROUNDS,
			() => cost( plainPath ),
			() => cost( plainPath, BARE )
		);
		const added = ( key: keyof Cost ) =>
			median( pairs.map( ( [ form, plain ] ) => form[ key ] - plain[ key ] ) );
		return [
			{
				name: 'PHP time that a form adds to its page',
				value: added( 'time' ),
				unit: 'ms',
				goal: { most: 2 },
			},
			{ name: '… of CPU', value: added( 'cpu' ), unit: 'ms' },
			{
				name: '… beside the page without it',
				value: median( pairs.map( ( [ , plain ] ) => plain.time ) ),
				unit: 'ms',
			},
			{
				name: `PHP's CPU for a page without a form ÷ ${ DEFAULT_THEME } without the plugin`,
				value: median( beside.map( ( [ ours, bare ] ) => ours.cpu / bare.cpu ) ),
				unit: 'ratio',
				goal: { most: 1.3 },
			},
			{
				name: 'queries that a form adds to its page',
				value: added( 'queries' ),
				unit: 'queries',
				goal: { most: 3 },
			},
		];
	},
};
