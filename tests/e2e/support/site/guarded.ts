import type { Page } from '@playwright/test';
import { findChromium, FLAGS } from '../browser/chromium';
import { validAnswers } from '../forms/enquiry';
import type { FormOnPage } from '../forms/form';

/** Options for `test.use` that enable the back-forward cache, which Playwright disables by default. */
export const keepingPages = {
	launchOptions: {
		executablePath: findChromium(),
		args: FLAGS,
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
	},
};

export const DASHBOARD = '/portal/';
export const PRIVATE = '/portal/profile/';

/** Goes back as a person does; a cached page fires no load event, for which `goBack` would wait. */
export const goBack = ( page: Page ) => page.evaluate( () => history.back() ).catch( () => {} );

export const veil = ( page: Page ) => page.locator( '.atoll-veil' );

export const untilGuarded = ( page: Page ) =>
	page.locator( '[data-island=guard][data-settled]' ).waitFor( { state: 'attached' } );

export const openGuarded = async ( page: Page, path: string ) => {
	await page.goto( path );
	await untilGuarded( page );
};

export const logOut = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Log out', exact: true } ).click();

export const loginDialog = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'You have been logged out' } );

/** Logs in, in the guard's dialog. */
export const logIn = async (
	page: Page,
	{ email, password }: { email: string; password: string }
) => {
	const dialog = loginDialog( page );
	await dialog.getByLabel( 'Email or username' ).fill( email );
	await dialog.getByLabel( 'Password' ).fill( password );
	await dialog.getByRole( 'button', { name: 'Log in' } ).click();
};

/** Answers the form of a logged-in person. */
export const answerGuarded = async ( page: Page, form: FormOnPage, marker: string ) => {
	await form.openLive();
	await form.fill( validAnswers( marker ) );
	await untilGuarded( page ); // The answers have triggered the guard.
};
