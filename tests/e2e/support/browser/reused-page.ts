import type { BrowserContext, Disposable, Page } from '@playwright/test';
import { test as base } from '../test';

/** Contexts of this worker, with scripts and without, which end with the first failed test. */
const kept = new Map< boolean, BrowserContext >();

/** What the current test has added to each document. */
const added: Disposable[] = [];

/** Makes an addition one of the current test. */
const noting =
	< Given extends unknown[] >( add: ( ...given: Given ) => Promise< Disposable > ) =>
	async ( ...given: Given ): Promise< Disposable > => {
		const addition = await add( ...given );
		added.push( addition );
		return addition;
	};

const openPage = async ( context: BrowserContext ): Promise< Page > => {
	const page = await context.newPage();
	return Object.assign( page, {
		addInitScript: noting( page.addInitScript.bind( page ) ),
		exposeFunction: noting( page.exposeFunction.bind( page ) ),
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
	await Promise.all( added.splice( 0 ).map( ( addition ) => addition.dispose() ) );
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
	context: async ( { browser, javaScriptEnabled, hasTouch, viewport }, use ) => {
		if ( hasTouch ) {
			const context = await browser.newContext();
			await use( context );
			await context.close();
			return;
		}
		const context = kept.get( javaScriptEnabled ) ?? ( await browser.newContext() );
		kept.set( javaScriptEnabled, context );
		const page = context.pages()[ 0 ] ?? ( await openPage( context ) );
		await page.setViewportSize( viewport! );
		await use( context );
		await clear( context );
	},
	page: async ( { context }, use ) => use( context.pages()[ 0 ] ?? ( await context.newPage() ) ),
} );

export { expect } from '../test';
