import { asAdministrator } from './support/editor';
import { validAnswers } from './support/enquiry';
import { fixtures } from './support/fixtures';
import { expect, test } from './support/test';

test( 'an editor finds the enquiry in wp-admin', async ( { page, request, marker } ) => {
	await request.post( `/wp-json/gf/v2/forms/${ fixtures().formId }/submissions`, {
		data: validAnswers( marker ),
	} );

	await asAdministrator( page );
	await page.goto( '/wp-admin/' );
	const menu = page.getByRole( 'navigation', { name: 'Main menu' } );
	await menu.getByRole( 'link', { name: /^Atoll( \d|$)/ } ).click();
	await expect( menu.getByRole( 'link', { name: 'Entries' } ) ).toHaveAttribute(
		'aria-current',
		'page'
	);

	const row = page.getByRole( 'row' ).filter( { hasText: marker } );
	await expect( row ).toHaveCount( 1 );
	await expect( row ).toContainText( 'Test enquiry' );
} );
