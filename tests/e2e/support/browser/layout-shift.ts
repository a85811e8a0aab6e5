import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
	interface Window {
		layoutShift: number;
		/** Elements that moved and how far, one line each, since the sum alone explains nothing. */
		moved: string[];
	}
}

/**
 * Sums all layout shifts of each further page, including those shortly after input, which Chromium's own score ignores.
 */
export const recordLayoutShift = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () => {
		window.layoutShift = 0;
		window.moved = [];
		const told = ( { value, startTime, sources }: LayoutShift ) => {
			const places = sources.map( ( { node, previousRect: from, currentRect: to } ) => {
				const element = node instanceof Element ? node : node?.parentElement;
				const name = element?.cloneNode() as Element | undefined;
				return `${ name?.outerHTML } ${ JSON.stringify( from ) } → ${ JSON.stringify( to ) }`;
			} );
			return `${ value } after ${ Math.round( startTime ) } ms: ${ places.join( ', ' ) }`;
		};
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as LayoutShift[] ) {
				window.layoutShift += entry.value;
				window.moved.push( told( entry ) );
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

/**
 * Makes each page of this window load its fonts and styles again, as on a first visit, since late files can move it.
 *
 * @return Function that ends this, for a window that is reused.
 */
export async function forgetPages( page: Page ): Promise< () => Promise< void > > {
	const browser = await page.context().newCDPSession( page );
	await browser.send( 'Network.enable' );
	await browser.send( 'Network.setCacheDisabled', { cacheDisabled: true } );
	return () => browser.detach();
}

/** Runs an action that may move the page, and returns the sum of shifts, including the last painted frame. */
export async function layoutShiftOf(
	page: Page,
	act: () => Promise< unknown >
): Promise< number > {
	const sum = () =>
		page.evaluate(
			() =>
				new Promise< number >( ( resolve ) =>
					requestAnimationFrame( () =>
						requestAnimationFrame( () =>
							setTimeout( () => resolve( window.layoutShift ), 50 )
						)
					)
				)
		);
	const before = await sum();
	await act();
	return ( await sum() ) - before;
}
