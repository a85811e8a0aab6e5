import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { addApplication, PagedForm } from '../support/forms/pages-form';

let path: string;

test.beforeAll( async () => {
	path = await addApplication();
} );

/** Opens the form with a URL whose fragment names a question of its third page. */
async function openAtQuestion( page: Page ): Promise< PagedForm > {
	const wizard = await new PagedForm( page, path ).open();
	const id = await wizard.input( 'input_7' ).getAttribute( 'id' );
	await page.goto( 'about:blank' );
	await page.goto( `${ path }#${ id }` );
	return wizard;
}

test( 'an address that ends with a question opens the page that it is on', async ( { page } ) => {
	const wizard = await openAtQuestion( page );
	await expect( wizard.input( 'input_7' ) ).toBeFocused();
	await expect( wizard.heading ).toHaveText( /The loan/ );
	await page.goBack();
	await expect( wizard.heading ).toHaveText( /About you/ );
} );

test.describe( 'in a window that is lower than a page', () => {
	test.use( {
		viewport: { width: 320, height: 300 },
		contextOptions: { reducedMotion: 'reduce' },
	} );

	test( 'Back leads to the top of a page, and a refusal to its question', async ( { page } ) => {
		const wizard = new PagedForm( page, path );
		/** Waits until the browser has gone back and scrolled. */
		const untilBackAt = ( pages: string ) =>
			page.waitForFunction( async ( expected ) => {
				const paths = Object.values( history.state ).map( String );
				await new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
				await new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
				return paths.includes( expected );
			}, pages );
		const toThirdPage = async () => {
			await wizard.fill( { input_1: 'Jo', input_2: 'employed' } );
			await wizard.next.click();
			await expect( wizard.heading ).toContainText( 'Page 2 of 3' );
		};
		await wizard.openLive();
		await toThirdPage();
		await wizard.back.click();
		await untilBackAt( '0' );
		await expect( wizard.heading ).toContainText( 'Page 1 of 3' );
		await expect( wizard.heading ).toBeInViewport();

		await toThirdPage();
		await wizard.fill( { input_7: 'jo@example.com' } );
		await wizard.next.click();
		await wizard.fill( { input_9: 'Hello' } );
		const refused = { is_valid: false, validation_messages: { 1: 'Who is this?' } };
		await page.route( '**/submissions', ( route ) =>
			route.fulfill( { status: 400, json: refused } )
		);
		await wizard.submit.click();
		await untilBackAt( '0' );
		await expect( wizard.input( 'input_1' ) ).toBeFocused();
		await expect( wizard.input( 'input_1' ) ).toBeInViewport();
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'an address that ends with a question shows it', async ( { page } ) => {
		const wizard = await openAtQuestion( page );
		await expect( wizard.input( 'input_7' ) ).toBeInViewport();
		await expect( wizard.input( 'input_5' ) ).toBeHidden();
	} );
} );
