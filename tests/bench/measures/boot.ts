import { newMarker, validAnswers } from '../../e2e/support/forms/enquiry';
import { fixtures } from '../../e2e/support/site/fixtures';
import type { Measure, Row } from '../row';
import { inTurns, median } from '../statistics';
import { DEFAULT_THEME } from './theme';

const ROUNDS = 150;

/** The default theme on both sides, so that the plugin alone makes the difference. */
const THEME = { 'X-Bench-Theme': DEFAULT_THEME };
const BARE = { ...THEME, 'X-Bench-Bare': '1' };

/** CPU in ms up to the end of each of WordPress' hooks, and of the whole request; how many of our files it loaded. */
type Stages = Record< 'plugins_loaded' | 'init' | 'wp_loaded' | 'end' | 'files', number >;

async function stages( path: string, headers: Record< string, string > ): Promise< Stages > {
	const response = await fetch( new URL( path, process.env.ATOLL_URL ), {
		headers: { 'X-Atoll-Bench': '1', ...headers },
	} );
	await response.text();
	const hooks = ( response.headers.get( 'x-atoll-bench-hooks' ) ?? '' )
		.split( ' ' )
		.map( ( hook ) => hook.split( ';' ) )
		.map( ( [ name = '', cpu ] ) => [ name, Number( cpu ) ] );
	const [ , end = NaN ] = ( response.headers.get( 'x-atoll-bench' ) ?? '' )
		.split( ' ' )
		.map( Number );
	const files = Number( response.headers.get( 'x-atoll-bench-files' ) );
	return { ...( Object.fromEntries( hooks ) as Stages ), end, files };
}

/** What the plugin costs a request that is not about it, by WordPress' hooks. */
async function beside(
	what: string,
	path: string,
	files: number,
	goal: Partial< Row > = {}
): Promise< Row[] > {
	const pairs = await inTurns(
		ROUNDS,
		() => stages( path, THEME ),
		() => stages( path, BARE )
	);
	const added = ( stage: keyof Stages ) =>
		median( pairs.map( ( [ ours, bare ] ) => ours[ stage ] - bare[ stage ] ) );
	return [
		{
			name: `${ what }: CPU without the plugin`,
			value: median( pairs.map( ( [ , bare ] ) => bare.end ) ),
			unit: 'ms',
		},
		...( [ 'plugins_loaded', 'init', 'wp_loaded' ] as const ).map( ( stage ): Row => ( {
			name: `… what the plugin adds up to ${ stage }`,
			value: added( stage ),
			unit: 'ms',
		} ) ),
		{ name: '… and to the end', value: added( 'end' ), unit: 'ms', ...goal },
		{
			name: '… ÷ without the plugin',
			value: median( pairs.map( ( [ ours, bare ] ) => ours.end / bare.end ) ),
			unit: 'ratio',
		},
		{
			name: '… files of ours that it loads',
			value: median( pairs.map( ( [ ours ] ) => ours.files ) ),
			unit: 'files',
			goal: { most: files },
		},
	];
}

/** How many of our files a stored submission loads, up to its answer. */
async function ofSubmission( most: number ): Promise< Row > {
	const path = `/wp-json/gf/v2/forms/${ fixtures().formId }/submissions`;
	const response = await fetch( new URL( path, process.env.ATOLL_URL ), {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-Atoll-Bench': '1',
			'X-Bench-No-Mail': '1',
			...THEME,
		},
		body: JSON.stringify( validAnswers( newMarker() ) ),
	} );
	if ( ! response.ok ) {
		throw new Error( `${ path } answered ${ response.status }: ${ await response.text() }` );
	}
	return {
		name: 'a submission: files of ours that it loads',
		value: Number( response.headers.get( 'x-atoll-bench-files' ) ),
		unit: 'files',
		goal: { most },
	};
}

/** What it costs that the plugin is there. */
export const boot: Measure = {
	name: 'boot',
	run: async () => [
		...( await beside( 'a REST route of WordPress', '/wp-json/wp/v2/types', 60, {
			goal: { most: 1 },
		} ) ),
		...( await beside( 'the login screen', '/wp-login.php', 60 ) ),
		...( await beside( 'a page without a form', fixtures().plainPath, 120 ) ),
		...( await beside( 'a page with a form', fixtures().formPath, 160 ) ),
		await ofSubmission( 300 ),
	],
};
