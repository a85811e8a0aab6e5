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
	/** Judges at the end of each test. */
	quiet: void;
	/** Opens a browser of its own. */
	open( options?: BrowserContextOptions ): Promise< Page >;
	/** Whoever runs the site, logged in by the first test, in a window that all share. */
	owner: Page;
	/** Somebody who has never been there. */
	visitor: Page;
	/** Text that no other test sends. */
	marker: string;
}

/** A test in which nobody may complain: no browser on its console, not PHP in its log, no answer of 500 and above. */
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
