import type { Page } from '@playwright/test';

/** Paths of the scripts that a page asked for, by moment. */
export interface Scripts {
	/** Up to the end of window's load event. */
	untilLoad: string[];
	/** All so far. */
	all: string[];
	/** Bytes of what came after the load event, compressed, out of a cache or not. */
	bytesSinceLoad: number;
}

/** What the browser itself noted about scripts, preloads included. */
export const scriptsOf = ( page: Page ): Promise< Scripts > =>
	page.evaluate( () => {
		const [ navigation ] = performance.getEntriesByType(
			'navigation'
		) as PerformanceNavigationTiming[];
		const loaded = navigation?.loadEventEnd || Infinity;
		const rounding = 1; // Browsers tell times less exactly than they are.
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

/** Globals of libraries and of ours that some script has made; core's emoji script makes a `wp` of its own. */
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
 * Before `goto`: nobody points at the page. Windowless Chromium keeps a mouse at the window's corner, and tells
 * what lies under it that the pointer has come, in some loads before `load` and in some after it.
 */
export const withoutPointer = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () =>
		addEventListener( 'pointerover', ( event ) => event.stopImmediatePropagation(), true )
	);
