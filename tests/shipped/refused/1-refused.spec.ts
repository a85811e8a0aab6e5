import { logIn } from '../../e2e/support/screens/editor';
import { expect, test } from '../support/test';

test( 'the zip says which extension of PHP is missing, and stays switched off', async ( {
	owner,
	visitor,
} ) => {
	await logIn( owner, 'admin', 'password' );
	await owner.goto( 'wp-admin/plugin-install.php?tab=upload' );
	await owner.locator( '#pluginzip' ).setInputFiles( process.env.ATOLL_ZIP! );
	await owner.getByRole( 'button', { name: 'Install Now' } ).click();
	await owner.getByRole( 'link', { name: 'Activate Plugin' } ).click();
	await expect( owner.getByText( `extension ${ process.env.ATOLL_MISSING }` ) ).toBeVisible();

	await owner.goto( 'wp-admin/plugins.php' );
	await expect( owner.getByRole( 'link', { name: 'Activate Atoll' } ) ).toBeVisible();
	await visitor.goto( '' );
	await expect( visitor ).toHaveTitle( /^A new site/ );
} );
