import {
	test as base,
	expect,
	type BrowserContext,
	type BrowserContextOptions,
	type Page,
} from '@playwright/test';
import { newMarker } from '../../e2e/support/enquiry';
import { listenToLogs, NO_WAY_OUT } from './logs';

interface People {
	/** Opens a browser of its own. */
	open( options?: BrowserContextOptions ): Promise< Page >;
	/** Whoever runs the site, logged in. */
	owner: Page;
	/** Somebody who has never been there. */
	visitor: Page;
	/** Text that no other test sends. */
	marker: string;
}

/** Where the owner's login is kept from chapter to chapter. */
export const OWNER = '.atoll/shipped/owner.json';

const isOurs = ( url: string ) =>
	( ! url || url.startsWith( process.env.ATOLL_URL! ) ) && ! NO_WAY_OUT.test( url );

/** How browsers report that answers were to be mended: no complaint. */
const TO_MEND = /status of (400|422) /;

/** wp-admin fades from page to page, and Chromium reports where one does not: WordPress' plain page of errors. */
const NO_FADE = /ViewTransition/;

/** What the browser complains of; that others' servers cannot be reached from here is none of it. */
function listenTo( context: BrowserContext, complaints: string[] ): void {
	context.on( 'weberror', ( event ) => {
		const { message, stack } = event.error();
		if ( ! NO_FADE.test( message ) ) {
			complaints.push( stack || message );
		}
	} );
	context.on( 'console', ( message ) => {
		const { url } = message.location();
		if ( message.type() === 'error' && isOurs( url ) && ! TO_MEND.test( message.text() ) ) {
			complaints.push( `${ message.text() } (${ url })` );
		}
	} );
}

/** A test in which nobody may complain: no browser on its console, not PHP in its log, no answer of 500 and above. */
export const test = base.extend< People >( {
	open: async ( { browser }, use ) => {
		const complaints: string[] = [];
		const contexts: BrowserContext[] = [];
		const heard = listenToLogs();
		await use( async ( options ) => {
			const context = await browser.newContext( options );
			contexts.push( context );
			listenTo( context, complaints );
			return context.newPage();
		} );
		await Promise.all( contexts.map( ( context ) => context.close() ) );
		expect( [ ...complaints, ...heard() ] ).toEqual( [] );
	},
	owner: async ( { open }, use ) => use( await open( { storageState: OWNER } ) ),
	visitor: async ( { open }, use ) => use( await open() ),
	marker: async ( {}, use ) => use( newMarker() ),
} );

export { expect };
