import {
	test as base,
	expect,
	type BrowserContext,
	type BrowserContextOptions,
	type Page,
} from '@playwright/test';
import { newMarker } from '../../e2e/support/forms/enquiry';
import { listenToLogs } from './logs';
import { clearWindow, heardComplaints, openWindow, ownersWindow } from './windows';

interface People {
	/** Checks for errors at the end of each test. */
	quiet: void;
	/** Opens a new browser context. */
	open( options?: BrowserContextOptions ): Promise< Page >;
	/** Window of the site's owner, logged in by the first test and shared by all. */
	owner: Page;
	/** Window of a new visitor. */
	visitor: Page;
	/** Text that no other test submits. */
	marker: string;
}

/** Test that fails on any error: on a browser's console, in PHP's log, or a response with status 500 and above. */
export const test = base.extend< People >( {
	quiet: [
		async ( {}, use ) => {
			const heard = listenToLogs();
			await use();
			expect( [ ...heardComplaints(), ...heard() ] ).toEqual( [] );
		},
		{ auto: true },
	],
	open: async ( { browser }, use ) => {
		const contexts: BrowserContext[] = [];
		await use( async ( options ) => {
			const page = await openWindow( browser, options );
			contexts.push( page.context() );
			return page;
		} );
		await Promise.all( contexts.map( ( context ) => context.close() ) );
	},
	owner: async ( { browser }, use ) => {
		const page = await ownersWindow( browser );
		await use( page );
		await clearWindow( page );
	},
	visitor: async ( { open }, use ) => use( await open() ),
	marker: async ( {}, use ) => use( newMarker() ),
} );

export { expect };
