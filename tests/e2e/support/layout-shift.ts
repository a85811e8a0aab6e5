import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
}

declare global {
	interface Window {
		layoutShift: number;
	}
}

/**
 * Sums every layout shift of the next page, also those shortly after input, which Chromium's
 * own score leaves out.
 */
export const recordLayoutShift = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () => {
		window.layoutShift = 0;
		new PerformanceObserver( ( list ) =>
			list
				.getEntries()
				.forEach( ( entry ) => ( window.layoutShift += ( entry as LayoutShift ).value ) )
		).observe( { type: 'layout-shift', buffered: true } );
	} );

/** The sum so far, after two frames, so that the last change has been painted. */
export const layoutShift = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestAnimationFrame( () =>
					requestAnimationFrame( () =>
						setTimeout( () => resolve( window.layoutShift ), 50 )
					)
				)
			)
	);
