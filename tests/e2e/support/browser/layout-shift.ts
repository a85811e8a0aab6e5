import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
	interface Window {
		layoutShift: number;
		/** What moved, and how far, one line each: the sum alone explains nothing. */
		moved: string[];
	}
}

/**
 * Sums every layout shift of each next page, also those shortly after input, which Chromium's
 * own score leaves out.
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
 * Has each page of this window bring its fonts and styles anew, as for somebody's first: what is late can move it.
 *
 * @return Ends that, for a window that others use after.
 */
export async function forgetPages( page: Page ): Promise< () => Promise< void > > {
	const browser = await page.context().newCDPSession( page );
	await browser.send( 'Network.enable' );
	await browser.send( 'Network.setCacheDisabled', { cacheDisabled: true } );
	return () => browser.detach();
}

/** Runs what may move the page and gives the sum of what moved, the last painted frame included. */
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
