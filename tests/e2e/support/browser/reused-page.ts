import type { BrowserContext, Disposable, Page } from '@playwright/test';
import { test as base } from '../test';

/** Context of this worker, which ends with the first failed test. */
let kept: BrowserContext | undefined;

/** Scripts that the current test runs in each document. */
const scripts: Disposable[] = [];

const openPage = async ( context: BrowserContext ): Promise< Page > => {
	const page = await context.newPage();
	const add = page.addInitScript.bind( page );
	return Object.assign( page, {
		addInitScript: async ( ...given: Parameters< typeof add > ) => {
			const script = await add( ...given );
			scripts.push( script );
			return script;
		},
	} );
};

const emptyStorage = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		localStorage.clear();
		sessionStorage.clear();
	} );

/** Resets the context to that of a new browser, except for compiled scripts. */
const clear = async ( context: BrowserContext ): Promise< void > => {
	const [ page, ...others ] = context.pages();
	await Promise.all( scripts.splice( 0 ).map( ( script ) => script.dispose() ) );
	await Promise.all( others.map( ( other ) => other.close() ) );
	await context.setOffline( false );
	await page!.unrouteAll( { behavior: 'ignoreErrors' } );
	await page!.setExtraHTTPHeaders( {} );
	if ( page!.url().startsWith( 'http' ) ) {
		// A test may end during a navigation, which stops scripts in this page.
		await emptyStorage( page! ).catch( async () => {
			await page!.waitForLoadState();
			await emptyStorage( page! );
		} );
		await page!.goto( 'about:blank' );
	}
	await page!.mouse.move( 0, 0 );
	await page!.emulateMedia( {
		media: null,
		colorScheme: 'light',
		contrast: null,
		forcedColors: null,
		reducedMotion: null,
	} );
	await context.clearPermissions();
	await context.clearCookies();
};

/**
 * One page for all tests of a worker that use this function, reset after each: scripts stay compiled, so that
 * wp-admin's screens and forms with scripts open in half the time from the second test on. The browser's cache stays
 * too: tests of a first visit use `./test`.
 */
export const test = base.extend( {
	context: async ( { browser, javaScriptEnabled, contextOptions, hasTouch, viewport }, use ) => {
		if ( javaScriptEnabled && ! hasTouch && ! contextOptions.reducedMotion ) {
			kept ??= await browser.newContext();
			const page = kept.pages()[ 0 ] ?? ( await openPage( kept ) );
			await page.setViewportSize( viewport! );
			await use( kept );
			await clear( kept );
		} else {
			const context = await browser.newContext();
			await use( context );
			await context.close();
		}
	},
	page: async ( { context }, use ) => use( context.pages()[ 0 ] ?? ( await context.newPage() ) ),
} );

export { expect } from '../test';
