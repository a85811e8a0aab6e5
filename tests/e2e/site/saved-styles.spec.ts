import { asAdministrator } from '../support/screens/editor';
import { call } from '../support/site/api';
import { expect, test } from '../support/test';

interface Kept {
	values: object;
	version: string;
}

const STYLES = 's1t2/v1/settings/styles';

let before: Kept[ 'values' ];
test.beforeAll( async () => {
	before = ( await call< Kept >( STYLES ) ).values;
} );
test.afterAll( async () => {
	const { version } = await call< Kept >( STYLES );
	await call( STYLES, 'PUT', { values: before, version } );
} );

test( 'fonts and buttons that are saved are worn by every page', async ( { page, browser } ) => {
	const visitor = await browser.newPage();
	await visitor.goto( '/' );
	const heading = visitor.getByRole( 'heading', { level: 1 } );
	await expect( heading ).not.toHaveCSS( 'font-family', /^Fraunces,/ );

	await asAdministrator( page );
	await page.goto( '/wp-admin/admin.php?page=atoll-settings#/styles' );
	await page.getByRole( 'button', { name: 'Typography' } ).click();
	await page.getByRole( 'combobox', { name: 'Font of headings' } ).click();
	await page.getByRole( 'option', { name: 'Fraunces' } ).click();
	await page.getByRole( 'button', { name: 'Buttons', exact: true } ).click();
	await page.getByLabel( 'Shape' ).selectOption( 'Pill' );
	await page.locator( '.atoll-settings__bar' ).getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();

	await visitor.reload();
	await expect( heading ).toHaveCSS( 'font-family', /^Fraunces,/ );
	await expect( visitor.locator( '.atoll-button--primary' ).first() ).toHaveCSS(
		'border-radius',
		'999px'
	);
	await visitor.close();
} );
