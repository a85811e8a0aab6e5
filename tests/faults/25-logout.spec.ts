import type { Route } from '@playwright/test';
import { asClient } from '../e2e/support/site/clients';
import { DASHBOARD, logOut, openGuarded, PRIVATE } from '../e2e/support/site/guarded';
import { expect, test } from '../e2e/support/test';

interface Fault {
	name: string;
	answer: ( route: Route ) => Promise< void >;
	/** Tag for cases that use-log-out.test.ts and use-page-access.test.ts test every day. */
	tag?: '@long';
}

const FAULTS: Fault[] = [
	{ name: 'fails', tag: '@long', answer: ( route ) => route.abort() },
	{
		name: 'is a 500',
		tag: '@long',
		answer: ( route ) => route.fulfill( { status: 500, body: '' } ),
	},
	{ name: 'hangs', answer: () => new Promise( () => {} ) },
];

for ( const { name, answer, tag } of FAULTS ) {
	const details = tag ? { tag } : {};

	test( `a logout whose call ${ name } is one all the same`, details, async ( { page } ) => {
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

	test(
		`a check of the login that ${ name } turns for ten seconds at most, and in no circles`,
		details,
		async ( { page } ) => {
			await asClient( page );
			await page.clock.install();
			await openGuarded( page, PRIVATE );
			await page.route( '**/s1t2/v1/token', answer );
			const asked = page.waitForRequest( '**/s1t2/v1/token' );
			// As the browser tells a page from its back-forward cache.
			await page.evaluate( () => {
				dispatchEvent( new PageTransitionEvent( 'pagehide', { persisted: true } ) );
				dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) );
			} );
			await asked;
			await page.clock.runFor( 10_000 );
			await expect(
				page
					.getByText( 'We could not check whether you are logged in.' )
					.or( page.getByRole( 'button', { name: 'Log in', exact: true } ) )
					.or( page.getByRole( 'heading', { level: 1 } ) )
					.first()
			).toBeVisible();
			await expect( page.getByText( 'Checking your login…' ) ).toBeHidden();
		}
	);
}
