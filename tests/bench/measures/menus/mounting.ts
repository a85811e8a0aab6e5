import type { BrowserContext, Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../../../e2e/support/layout-shift';
import { withoutPointer } from '../../../e2e/support/scripts';
import { ISLAND, visit } from './targets';
import { slowDown } from './visitor';

/** What it costs that the header comes alive. */
export interface Mounting {
	/** Milliseconds from a finger's coming to the island's listening. */
	live: number;
	/** Milliseconds of the longest task over 50 ms meanwhile; 0 for none. */
	longest: number;
	/** Score of what moved. */
	shift: number;
}

const mountIn = ( page: Page ): Promise< Omit< Mounting, 'shift' > > =>
	page.locator( ISLAND ).evaluate( async ( header ) => {
		const tasks = [ 0 ];
		const observer = new PerformanceObserver( ( list ) =>
			tasks.push( ...list.getEntries().map( ( { duration } ) => duration ) )
		);
		observer.observe( { type: 'longtask' } );
		const begin = performance.now();
		const live = new Promise< number >( ( resolve ) =>
			new MutationObserver( () => resolve( performance.now() - begin ) ).observe( header, {
				attributeFilter: [ 'data-settled' ],
			} )
		);
		header.dispatchEvent( new Event( 'touchstart' ) );
		await live;
		await new Promise( ( resolve ) => setTimeout( resolve, 300 ) ); // Until tasks are told.
		return { live: await live, longest: Math.max( ...tasks ) };
	} );

/** Scripts are in the browser's cache. */
export async function mounting( context: BrowserContext ): Promise< Mounting > {
	const page = await context.newPage();
	await withoutPointer( page );
	await recordLayoutShift( page );
	await visit( page );
	await slowDown( page );
	let measured = { live: NaN, longest: NaN };
	const shift = await layoutShiftOf( page, async () => {
		measured = await mountIn( page );
	} );
	await page.close();
	return { ...measured, shift };
}
