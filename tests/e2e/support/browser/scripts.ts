import type { Page } from '@playwright/test';

/** Paths of the scripts that a page requested, by time. */
export interface Scripts {
	/** Until the end of the window's load event. */
	untilLoad: string[];
	/** All until now. */
	all: string[];
	/** Compressed bytes loaded after the load event, cached or not. */
	bytesSinceLoad: number;
}

/** Returns the browser's own records about scripts, including preloads. */
export const scriptsOf = ( page: Page ): Promise< Scripts > =>
	page.evaluate( () => {
		const [ navigation ] = performance.getEntriesByType(
			'navigation'
		) as PerformanceNavigationTiming[];
		const loaded = navigation?.loadEventEnd || Infinity;
		const rounding = 1; // Browsers reduce the precision of times.
		const scripts = (
			performance.getEntriesByType( 'resource' ) as PerformanceResourceTiming[]
		 ).filter( ( { name } ) => new URL( name ).pathname.endsWith( '.js' ) );
		const isEarly = ( { startTime }: PerformanceResourceTiming ) =>
			startTime < loaded - rounding;
		const paths = ( found: PerformanceResourceTiming[] ) =>
			found.map( ( { name } ) => new URL( name ).pathname );
		return {
			untilLoad: paths( scripts.filter( isEarly ) ),
			all: paths( scripts ),
			bytesSinceLoad: scripts
				.filter( ( script ) => ! isEarly( script ) )
				.reduce( ( sum, { encodedBodySize } ) => sum + encodedBodySize, 0 ),
		};
	} );

/** Returns globals of libraries and of ours that exist; core's emoji script creates a `wp` of its own. */
export const globalsOf = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const libraries = Object.keys( ( window as { wp?: object } ).wp ?? {} ).map(
			( name ) => `wp.${ name }`
		);
		const others = [ 'React', 'ReactDOM', 'jQuery', 'atollStores' ];
		return [ ...others.filter( ( name ) => name in window ), ...libraries ].filter(
			( name ) => name !== 'wp.emoji'
		);
	} );

/**
 * Removes the mouse pointer; call before `goto`. Headless Chromium keeps the mouse in the corner of the window, and
 * fires a pointer event on the element there, sometimes before `load` and sometimes after.
 */
export const withoutPointer = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () =>
		addEventListener( 'pointerover', ( event ) => event.stopImmediatePropagation(), true )
	);
