import type { Browser, BrowserContext, Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../../../e2e/support/browser/layout-shift';
import { withoutPointer } from '../../../e2e/support/browser/scripts';
import { workOf } from '../../work';
import { ISLAND, visit } from './targets';
import { rest, slowDown, SLOWDOWN } from './visitor';

/** What it costs that the header comes alive. */
export interface Mounting {
	/** Milliseconds from a finger's coming to the island's listening. */
	live: number;
	/** Milliseconds of the main thread's work for that. */
	work: number;
	/** Milliseconds of the longest task over 50 ms meanwhile; 0 for none. */
	longest: number;
	/** Score of what moved. */
	shift: number;
}

/** From a finger's coming to the island's listening. */
const MARKS: [ string, string ] = [ 'intended', 'live' ];

const mountIn = ( page: Page ): Promise< Pick< Mounting, 'live' | 'longest' > > =>
	page.locator( ISLAND ).evaluate( async ( header, [ intended, mounted ] ) => {
		const tasks = [ 0 ];
		const observer = new PerformanceObserver( ( list ) =>
			tasks.push( ...list.getEntries().map( ( { duration } ) => duration ) )
		);
		observer.observe( { type: 'longtask' } );
		performance.mark( intended );
		const live = new Promise< number >( ( resolve ) =>
			new MutationObserver( () => {
				performance.mark( mounted );
				resolve( performance.measure( '', intended, mounted ).duration );
			} ).observe( header, { attributeFilter: [ 'data-settled' ] } )
		);
		header.dispatchEvent( new Event( 'touchstart' ) );
		await live;
		await new Promise( ( resolve ) => setTimeout( resolve, 300 ) ); // Until tasks are told.
		return { live: await live, longest: Math.max( ...tasks ) };
	}, MARKS );

const opened = async ( context: BrowserContext ): Promise< Page > => {
	const page = await context.newPage();
	await withoutPointer( page );
	await recordLayoutShift( page );
	await visit( page );
	return page;
};

/** Scripts are in the browser's cache. */
export async function mounting( browser: Browser, context: BrowserContext ): Promise< Mounting > {
	const slow = await opened( context );
	await slowDown( slow );
	let measured = { live: NaN, longest: NaN };
	const shift = await layoutShiftOf( slow, async () => {
		measured = await mountIn( slow );
	} );
	await slow.close();

	const page = await opened( context );
	await rest( page );
	const work = await workOf( browser, page, MARKS, () => mountIn( page ) );
	await page.close();
	return { ...measured, shift, work: work * SLOWDOWN };
}
