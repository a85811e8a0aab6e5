import { expect, test } from '@playwright/test';
import { asAdministrator } from './support/editor';

test( 'nobody who has begun with the demo site is asked how to begin', async ( { page } ) => {
	await asAdministrator( page );
	await page.goto( 'wp-admin/plugins.php' );
	await expect( page ).toHaveURL( /plugins\.php/ );
	await page.goto( 'wp-admin/' );
	await expect( page.getByRole( 'heading', { name: 'Dashboard' } ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Choose how to begin' } ) ).toHaveCount( 0 );
} );
