import type { Page } from '@playwright/test';
import { findChromium, FLAGS } from '../browser/chromium';
import { validAnswers } from '../forms/enquiry';
import type { FormOnPage } from '../forms/form';

/** For `test.use`: Playwright's browsers have no back-forward cache unless they are let. */
export const keepingPages = {
	launchOptions: {
		executablePath: findChromium(),
		args: FLAGS,
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
	},
};

export const DASHBOARD = '/portal/';
export const PRIVATE = '/portal/profile/';

/** As a person does it; a page that was kept does not load again, which `goBack` would wait for. */
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

/** In that dialog. */
export const logIn = async (
	page: Page,
	{ email, password }: { email: string; password: string }
) => {
	const dialog = loginDialog( page );
	await dialog.getByLabel( 'Email or username' ).fill( email );
	await dialog.getByLabel( 'Password' ).fill( password );
	await dialog.getByRole( 'button', { name: 'Log in' } ).click();
};

/** The form of somebody who is logged in, answered. */
export const answerGuarded = async ( page: Page, form: FormOnPage, marker: string ) => {
	await form.openLive();
	await form.fill( validAnswers( marker ) );
	await untilGuarded( page ); // Which the answers have woken.
};
