import type { Page } from '@playwright/test';
import { test as base } from './test';

/** Of this worker, which ends with the first test that fails. */
let kept: Page | undefined;

/** As a new browser finds it, but for WordPress' scripts. */
const clear = async ( page: Page ): Promise< void > => {
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
	await page.setExtraHTTPHeaders( {} );
	if ( page.url() !== 'about:blank' ) {
		await page.evaluate( () => {
			localStorage.clear();
			sessionStorage.clear();
		} );
		await page.goto( 'about:blank' );
	}
	await page.context().clearCookies();
};

/**
 * For tests of wp-admin's screens: one page for all of a worker's, cleared after each. A page keeps WordPress' megabytes
 * of script compiled, so that the editor and the lists open for half of the work from the second time on.
 */
export const test = base.extend( {
	page: async ( { browser, viewport }, use ) => {
		kept ??= await ( await browser.newContext() ).newPage();
		await kept.setViewportSize( viewport! );
		await use( kept );
		await clear( kept );
	},
} );

export { expect } from './test';
