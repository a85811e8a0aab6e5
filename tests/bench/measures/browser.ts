import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/support/browser/chromium';
import { layoutShiftOf, recordLayoutShift } from '../../e2e/support/browser/layout-shift';
import { fixtures } from '../../e2e/support/site/fixtures';
import type { Measure } from '../row';
import { saveData } from '../save-data';
import { median } from '../statistics';

const ROUNDS = 15;
const FORM = '[data-island="form"]';

/** A new visitor on the test form's page, at its load event. */
async function visit(
	browser: Browser,
	prepare: ( page: Page ) => Promise< unknown >
): Promise< Page > {
	const page = await (
		await browser.newContext( { viewport: { width: 1280, height: 800 } } )
	).newPage();
	await prepare( page );
	await page.goto( new URL( fixtures().formPath, process.env.ATOLL_URL ).href );
	return page;
}

/** Bytes on the wire of all scripts that were asked for up to the load event. */
const scriptBytes = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		const [ { loadEventEnd } ] = performance.getEntriesByType( 'navigation' ) as [
			PerformanceNavigationTiming,
		];
		return ( performance.getEntriesByType( 'resource' ) as PerformanceResourceTiming[] )
			.filter(
				( { name, startTime } ) =>
					new URL( name ).pathname.endsWith( '.js' ) && startTime < loadEventEnd
			)
			.reduce( ( sum, { encodedBodySize } ) => sum + encodedBodySize, 0 );
	} );

/** Milliseconds from the pointer's coming to the island's listening. */
const intentToLive = ( page: Page ): Promise< number > =>
	page.locator( FORM ).evaluate(
		( form ) =>
			new Promise< number >( ( resolve ) => {
				const begin = performance.now();
				new MutationObserver( () => resolve( performance.now() - begin ) ).observe( form, {
					attributeFilter: [ 'data-settled' ],
				} );
				form.dispatchEvent( new PointerEvent( 'pointerover' ) );
			} )
	);

/** Milliseconds from the load event until a form in view listens, run ahead while nobody touches it. */
const untilAlive = async ( page: Page ): Promise< number > => {
	await page.locator( `${ FORM }[data-settled]` ).first().waitFor();
	return page.evaluate( () => {
		const [ { loadEventEnd } ] = performance.getEntriesByType( 'navigation' ) as [
			PerformanceNavigationTiming,
		];
		return performance.now() - loadEventEnd;
	} );
};

/** What the browser fetches and how soon the form is alive. */
export const browser: Measure = {
	name: 'browser',
	async run() {
		const chrome = await chromium.launch( {
			executablePath: findChromium(),
			args: [ '--no-sandbox', '--disable-gpu', '--disable-quic' ],
		} );
		const [ ahead, cold, shifts, bytes ]: [ number[], number[], number[], number[] ] = [
			[],
			[],
			[],
			[],
		];
		try {
			for ( let round = 0; round < ROUNDS; round++ ) {
				const warm = await visit( chrome, recordLayoutShift );
				bytes.push( await scriptBytes( warm ) );
				shifts.push(
					await layoutShiftOf( warm, async () => ahead.push( await untilAlive( warm ) ) )
				);
				await warm.context().close();

				const frugal = await visit( chrome, saveData );
				cold.push( await intentToLive( frugal ) );
				await frugal.context().close();
			}
		} finally {
			await chrome.close();
		}
		return [
			{
				name: 'script files fetched up to the load event',
				value: median( bytes ),
				unit: 'bytes gz',
				goal: { most: 0 },
			},
			{
				name: 'form island in view: load event to live, untouched',
				value: median( ahead ),
				unit: 'ms',
			},
			{
				name: 'form island: intent to live, cold',
				value: median( cold ),
				unit: 'ms',
				goal: { most: 67 },
			},
			{
				name: 'layout shift over the take-over',
				value: Math.max( ...shifts ),
				unit: 'score',
				goal: { most: 0 },
			},
		];
	},
};
