import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../e2e/support/browser/chromium';
import type { Measure, Row } from '../row';
import { inTurns, median } from '../statistics';

const ROUNDS = 9;
/** The theme that WordPress comes with. */
export const DEFAULT_THEME = 'twentytwentyfive';

const PAGE = '/services/refinancing/';
const NEWS = '/resources/news/';

/** A telephone of the middle class on a good mobile connection. */
const PHONE = { width: 412, height: 823 };
const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 70, downloadThroughput: 1.25e6, uploadThroughput: 5e5 };

interface Visit {
	/** Milliseconds until the largest element was painted. */
	lcp: number;
	/** On the wire, up to the load event. */
	bytes: number;
}

/** One new visitor's first visit; tests/bench/site takes the theme from the header. */
async function visit( browser: Browser, path: string, theme: string ): Promise< Visit > {
	const context = await browser.newContext( {
		viewport: PHONE,
		extraHTTPHeaders: { 'X-Bench-Theme': theme },
	} );
	const page = await context.newPage();
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Network.enable' );
	await devtools.send( 'Network.emulateNetworkConditions', NETWORK );
	await devtools.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
	await page.goto( new URL( path, process.env.ATOLL_URL ).href, { waitUntil: 'load' } );
	const lcp = await page.evaluate(
		() =>
			new Promise< number >( ( resolve ) =>
				new PerformanceObserver( ( list ) =>
					resolve( list.getEntries().at( -1 )!.startTime )
				).observe( { type: 'largest-contentful-paint', buffered: true } )
			)
	);
	const bytes = await page.evaluate( () => {
		const [ own ] = performance.getEntriesByType( 'navigation' ) as [
			PerformanceNavigationTiming,
		];
		return ( performance.getEntriesByType( 'resource' ) as PerformanceResourceTiming[] )
			.filter( ( { startTime } ) => startTime < own.loadEventStart )
			.reduce( ( sum, { transferSize } ) => sum + transferSize, own.transferSize );
	} );
	await context.close();
	return { lcp, bytes };
}

async function compare( browser: Browser, name: string, path: string ): Promise< Row[] > {
	const pairs = await inTurns(
		ROUNDS,
		() => visit( browser, path, 'atoll' ),
		() => visit( browser, path, DEFAULT_THEME )
	);
	const ratio = ( key: keyof Visit ) =>
		median( pairs.map( ( [ own, other ] ) => own[ key ] / other[ key ] ) );
	const own = ( key: keyof Visit ) => median( pairs.map( ( [ visited ] ) => visited[ key ] ) );
	return [
		{
			name: `${ name }: largest paint, ours ÷ ${ DEFAULT_THEME }`,
			value: ratio( 'lcp' ),
			unit: 'ratio',
			goal: { most: 1.05 },
		},
		{ name: `… ours`, value: own( 'lcp' ), unit: 'ms' },
		{
			name: `${ name }: bytes up to the load event, ours ÷ ${ DEFAULT_THEME }`,
			value: ratio( 'bytes' ),
			unit: 'ratio',
			goal: { most: 1 },
		},
		{ name: `… ours`, value: own( 'bytes' ), unit: 'bytes gz' },
	];
}

/** An article's path: the first that the news page lists. */
async function firstArticle(): Promise< string > {
	const html = await ( await fetch( new URL( NEWS, process.env.ATOLL_URL ) ) ).text();
	const path = html.match(
		/href="[^"]*(\/resources\/news\/(?!category|page)[a-z0-9-]+\/)"/
	)?.[ 1 ];
	if ( ! path ) {
		throw new Error( 'The news page lists no article.' );
	}
	return path;
}

/** What our theme costs a visitor against WordPress' default one. */
export const theme: Measure = {
	name: 'theme',
	async run() {
		const browser = await chromium.launch( {
			executablePath: findChromium(),
			args: [ '--no-sandbox', '--disable-gpu', '--disable-quic' ],
		} );
		try {
			return [
				...( await compare( browser, 'service page', PAGE ) ),
				...( await compare( browser, 'article', await firstArticle() ) ),
			];
		} finally {
			await browser.close();
		}
	},
};
