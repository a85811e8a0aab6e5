import { asClient } from '../e2e/support/clients';
import { DASHBOARD, logOut, openGuarded, PRIVATE } from '../e2e/support/guarded';
import { expect, test } from '../e2e/support/test';

test( 'a logout whose call fails is one all the same', async ( { page } ) => {
	await asClient( page );
	await openGuarded( page, PRIVATE );
	await page.route( '**/s1t2/v1/logout', ( route ) => route.abort() );
	await logOut( page );
	await page.waitForURL( /\/portal\/login\// );
	await page.goto( DASHBOARD );
	await expect( page ).toHaveURL( /portalRedirect=%2Fportal%2F/ );
} );
