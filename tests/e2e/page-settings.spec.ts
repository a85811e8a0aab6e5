import { closePanels, asAdministrator, newPage, publish } from './support/editor';
import { expect, test } from './support/test';

test( 'an editor closes a page to visitors, and takes its header away, beside its other settings', async ( {
	page,
	browser,
} ) => {
	await asAdministrator( page );
	await newPage( page, `For members ${ Date.now() }` );
	await closePanels( page );
	await page.getByRole( 'tab', { name: 'Page', exact: true } ).click();
	await page.getByRole( 'button', { name: 'Header, footer and access' } ).click();
	await page.getByRole( 'combobox', { name: 'Header', exact: true } ).selectOption( 'None' );
	await page.getByRole( 'checkbox', { name: 'Only for people who are logged in' } ).check();
	await expect( page.getByRole( 'combobox', { name: 'Where to log in' } ) ).toBeVisible();
	const url = await publish( page );

	await page.goto( url );
	await expect( page.locator( 'h1' ) ).toContainText( 'For members' );
	await expect( page.locator( '.atoll-header' ) ).toHaveCount( 0 );
	await expect( page.locator( '.atoll-footer' ) ).toBeVisible();

	const visitor = await browser.newPage();
	await visitor.goto( url );
	expect( new URL( visitor.url() ).pathname ).toBe( '/portal/login/' );
	await visitor.close();
} );
