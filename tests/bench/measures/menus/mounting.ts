import type { Browser, Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../../../e2e/support/layout-shift';
import { REST } from './press';
import { ISLAND, visit, wake } from './targets';

/** What it costs that the header comes alive. */
export interface Mounting {
	/** Milliseconds from the pointer's coming to the island's listening. */
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
		header.dispatchEvent( new PointerEvent( 'pointerenter' ) );
		await live;
		await new Promise( ( resolve ) => setTimeout( resolve, 300 ) ); // Until tasks are told.
		return { live: await live, longest: Math.max( ...tasks ) };
	} );

/** A second page of the same visit: its scripts are in the browser's cache. */
export async function mounting( browser: Browser, rate: number ): Promise< Mounting > {
	const context = await browser.newContext( { viewport: { width: 1280, height: 800 } } );
	const page = await context.newPage();
	await recordLayoutShift( page );
	await wake( page );
	await visit( page );
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate } );
	await page.waitForTimeout( REST );
	let measured = { live: NaN, longest: NaN };
	const shift = await layoutShiftOf( page, async () => {
		measured = await mountIn( page );
	} );
	await context.close();
	return { ...measured, shift };
}
