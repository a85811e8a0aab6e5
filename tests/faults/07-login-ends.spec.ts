import { CONFIRMATION } from '../e2e/support/forms/enquiry';
import { filesOf, hashOf, LARGE, UPLOADS, withUploadPage } from '../e2e/support/forms/uploads';
import { entriesWith } from '../e2e/support/site/api';
import { asClient, endSessions } from '../e2e/support/site/clients';
import { answerGuarded, logIn, loginDialog } from '../e2e/support/site/guarded';
import { expect, test } from '../e2e/support/test';

const openUploads = withUploadPage();

test( 'a session that dies in mid-form costs nothing: log in where you are, and it is sent', async ( {
	page,
	form,
	marker,
} ) => {
	const client = await asClient( page );
	await answerGuarded( page, form, marker );
	await endSessions( client.email );
	await form.submit.click();
	await expect( loginDialog( page ) ).toBeVisible();
	await logIn( page, { ...client, password: 'wrong' } );
	await expect( loginDialog( page ).getByRole( 'alert' ) ).not.toBeEmpty();
	expect( await entriesWith( marker ) ).toEqual( [] );
	await logIn( page, client );
	await expect( form.confirmation ).toContainText( CONFIRMATION );
	expect( await entriesWith( marker ) ).toMatchObject( [ { created_by: String( client.id ) } ] );
} );

test( 'an upload in whose middle the session dies goes on after the login', async ( {
	page,
	marker,
} ) => {
	const client = await asClient( page );
	const form = await openUploads( page );
	const sent: number[] = [];
	await page.route( UPLOADS, async ( route ) => {
		sent.push( route.request().postDataBuffer()!.length );
		if ( sent.length === 3 ) {
			await endSessions( client.email );
		}
		await route.continue();
	} );
	await form.choose( form.one, [ 'Payslip.pdf', LARGE ] );
	await expect( loginDialog( page ) ).toBeVisible();
	const before = sent.length;
	await logIn( page, client );
	await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
	const after = sent.slice( before ).reduce( ( sum, size ) => sum + size, 0 );
	expect( after ).toBeLessThan( LARGE.length );
	await form.send( marker );
	await expect( form.confirmation ).toContainText( 'Thank you' );
	const [ entry ] = await entriesWith( marker );
	expect( entry ).toMatchObject( { created_by: String( client.id ) } );
	expect( await filesOf( entry!, 6 ) ).toEqual( [ hashOf( LARGE ) ] );
} );
