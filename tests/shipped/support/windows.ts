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

/** Pattern of browser messages about invalid answers, which are not errors. */
const TO_MEND = /status of (400|422) /;

/** Pattern of messages about missing view transitions, such as on WordPress' plain error page. */
const NO_FADE = /ViewTransition/;

/** Browser errors in the current test; unreachable third-party servers do not count. */
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

/** Returns the errors since the last call. */
export const heardComplaints = (): string[] => complaints.splice( 0 );

/** Opens a window in a new browser context, and records its errors. */
export async function openWindow(
	browser: Browser,
	options?: BrowserContextOptions
): Promise< Page > {
	const context = await browser.newContext( options );
	context.on( 'weberror', hearError );
	context.on( 'console', hearConsole );
	return context.newPage();
}

/** File with the owner's login, for a worker that replaces one with a failed test. */
export const OWNER = '.atoll/shipped/owner.json';

/** Owner's browser context of this worker, which ends with the first failed test. */
let kept: BrowserContext | undefined;

/** Returns the owner's window, where wp-admin's scripts stay compiled and page transitions, which are slow, are off. */
export async function ownersWindow( browser: Browser ): Promise< Page > {
	if ( ! kept ) {
		const login = existsSync( OWNER ) ? { storageState: OWNER } : {};
		kept = ( await openWindow( browser, { ...login, reducedMotion: 'reduce' } ) ).context();
	}
	return kept.pages()[ 0 ]!;
}

/** Removes everything of the last test from the owner's window, except the login. */
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
