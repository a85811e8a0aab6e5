import { existsSync } from 'node:fs';
import {
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	type ConsoleMessage,
	type Page,
	type WebError,
} from '@playwright/test';
import { NO_WAY_OUT } from './logs';

const isOurs = ( url: string ) =>
	( ! url || url.startsWith( process.env.ATOLL_URL! ) ) && ! NO_WAY_OUT.test( url );

/** How browsers report that answers were to be mended: no complaint. */
const TO_MEND = /status of (400|422) /;

/** wp-admin fades from page to page, and Chromium reports where one does not: WordPress' plain page of errors. */
const NO_FADE = /ViewTransition/;

/** What browsers complain of in the present test; that others' servers cannot be reached from here is none of it. */
const complaints: string[] = [];

const hearError = ( event: WebError ) => {
	const { message, stack } = event.error();
	if ( ! NO_FADE.test( message ) ) {
		complaints.push( stack || message );
	}
};

const hearConsole = ( message: ConsoleMessage ) => {
	const { url } = message.location();
	if ( message.type() === 'error' && isOurs( url ) && ! TO_MEND.test( message.text() ) ) {
		complaints.push( `${ message.text() } (${ url })` );
	}
};

/** What was complained of since it was last asked. */
export const heardComplaints = (): string[] => complaints.splice( 0 );

/** A window of a new browser that is listened to. */
export async function openWindow(
	browser: Browser,
	options?: BrowserContextOptions
): Promise< Page > {
	const context = await browser.newContext( options );
	context.on( 'weberror', hearError );
	context.on( 'console', hearConsole );
	return context.newPage();
}

/** Where the owner's login is kept for a worker that follows one in which a test failed. */
export const OWNER = '.atoll/shipped/owner.json';

/** The owner's, of this worker, which ends with the first test that fails. */
let kept: BrowserContext | undefined;

/** The owner's window: from the second test on it has compiled wp-admin's scripts, and pages do not fade, which is dear. */
export async function ownersWindow( browser: Browser ): Promise< Page > {
	if ( ! kept ) {
		const login = existsSync( OWNER ) ? { storageState: OWNER } : {};
		kept = ( await openWindow( browser, { ...login, reducedMotion: 'reduce' } ) ).context();
	}
	return kept.pages()[ 0 ]!;
}

/** Forgets what the owner's window has of the last test but its login. */
export async function clearWindow( page: Page ): Promise< void > {
	if ( page.url().startsWith( 'http' ) ) {
		await page.evaluate( () => {
			localStorage.clear();
			sessionStorage.clear();
		} );
	}
	await page.goto( 'about:blank' );
	await page.mouse.move( 0, 0 );
}
