import { expect, test } from '../support/browser/reused-page';
import { asAdministrator } from '../support/screens/editor';
import { entriesWith } from '../support/site/api';
import { sendEnquiry } from '../support/site/fixtures';

test( 'forced colours and large letters leave entries’ tabs, marks and names to be told', async ( {
	page,
	marker,
} ) => {
	await sendEnquiry( marker );
	const [ entry ] = await entriesWith( marker );

	await asAdministrator( page );
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.goto( 'wp-admin/admin.php?page=atoll-entries' );
	const tabs = page.locator( '.atoll-entries__tabs a' );
	const ground = await page.evaluate( () => getComputedStyle( document.body ).backgroundColor );
	await expect( tabs.first() ).not.toHaveCSS( 'border-bottom-color', ground );
	await expect( tabs.nth( 1 ) ).toHaveCSS( 'border-bottom-color', ground );

	const name = page.locator( '.atoll-entries__name' ).first();
	await page.addStyleTag( { content: '.atoll-entries * { font-size: 26px !important }' } );
	expect(
		await name.evaluate( ( { scrollHeight, clientHeight } ) => scrollHeight - clientHeight )
	).toBeLessThanOrEqual( 0 );

	await page.goto( `wp-admin/admin.php?page=atoll-entries&entry=${ entry!.id }` );
	const star = page.getByRole( 'button', { name: 'Star' } );
	await star.click();
	await expect( star ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( star ).toHaveCSS( 'border-top-width', '3px' );
} );
