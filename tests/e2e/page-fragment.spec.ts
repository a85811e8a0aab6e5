import type { Page } from '@playwright/test';
import { addApplication, PagedForm } from './support/pages-form';
import { expect, test } from './support/reused-page';

let path: string;

test.beforeAll( async () => {
	path = await addApplication();
} );

/** The form, opened by an address that ends with the question of its third page. */
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

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'an address that ends with a question shows it', async ( { page } ) => {
		const wizard = await openAtQuestion( page );
		await expect( wizard.input( 'input_7' ) ).toBeInViewport();
		await expect( wizard.input( 'input_5' ) ).toBeHidden();
	} );
} );
