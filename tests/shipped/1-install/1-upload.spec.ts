import { logIn } from '../../e2e/support/screens/editor';
import { expect, test } from '../support/test';
import { OWNER } from '../support/windows';

test( 'the zip is uploaded in wp-admin, activated, and offers a beginning', async ( { owner } ) => {
	await logIn( owner, 'admin', 'password' );
	await owner.context().storageState( { path: OWNER } );

	await owner.goto( 'wp-admin/plugin-install.php?tab=upload' );
	await owner.locator( '#pluginzip' ).setInputFiles( process.env.ATOLL_ZIP! );
	await owner.getByRole( 'button', { name: 'Install Now' } ).click();
	await expect( owner.getByText( 'Plugin installed successfully.' ) ).toBeVisible();
	await owner.getByRole( 'link', { name: 'Activate Plugin' } ).click();

	await expect( owner.getByRole( 'heading', { name: 'Set up', level: 1 } ) ).toBeVisible();
	await expect( owner.getByRole( 'button', { name: 'Start with the demo site' } ) ).toBeVisible();
} );

test( 'a site that begins empty stays as it is', async ( { owner, visitor } ) => {
	await owner.goto( 'wp-admin/admin.php?page=atoll-set-up' );
	await owner.getByRole( 'button', { name: 'Start empty' } ).click();
	await expect( owner.getByRole( 'heading', { name: 'What to do next' } ) ).toBeVisible();
	await visitor.goto( '' );
	await expect( visitor ).toHaveTitle( /^A new site/ );
	await expect(
		visitor.locator( 'link[href*="twentytwentyfive"], style#global-styles-inline-css' ).first()
	).toBeAttached();
} );
