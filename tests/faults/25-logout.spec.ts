import type { Route } from '@playwright/test';
import { asClient } from '../e2e/support/clients';
import { DASHBOARD, logOut, openGuarded, PRIVATE } from '../e2e/support/guarded';
import { expect, test } from '../e2e/support/test';

const FAULTS: Record< string, ( route: Route ) => Promise< void > > = {
	fails: ( route ) => route.abort(),
	'is a 500': ( route ) => route.fulfill( { status: 500, body: '' } ),
	hangs: () => new Promise( () => {} ),
};

for ( const [ name, answer ] of Object.entries( FAULTS ) ) {
	test( `a logout whose call ${ name } is one all the same`, async ( { page } ) => {
		await asClient( page );
		await page.clock.install();
		await openGuarded( page, PRIVATE );
		await page.route( '**/s1t2/v1/logout', answer );
		const asked = page.waitForRequest( '**/s1t2/v1/logout' );
		await logOut( page );
		await asked;
		await page.clock.runFor( 10_000 );
		await page.waitForURL( /\/portal\/login\// );
		await page.goto( DASHBOARD );
		await expect( page ).toHaveURL( /portalRedirect=%2Fportal%2F/ );
	} );

	test( `a check of the login that ${ name } turns for ten seconds at most, and in no circles`, async ( {
		page,
	} ) => {
		await asClient( page );
		await page.clock.install();
		await openGuarded( page, PRIVATE );
		await page.route( '**/s1t2/v1/token', answer );
		const asked = page.waitForRequest( '**/s1t2/v1/token' );
		// As the browser tells a page that it has kept.
		await page.evaluate( () => {
			dispatchEvent( new PageTransitionEvent( 'pagehide', { persisted: true } ) );
			dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) );
		} );
		await asked;
		await page.clock.runFor( 10_000 );
		await expect(
			page
				.getByText( 'We could not check your login.' )
				.or( page.getByRole( 'button', { name: 'Log in', exact: true } ) )
				.or( page.getByRole( 'heading', { level: 1 } ) )
				.first()
		).toBeVisible();
		await expect( page.getByText( 'Checking your login…' ) ).toBeHidden();
	} );
}
