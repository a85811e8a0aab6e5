import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { asClient, endSessions } from '../support/site/clients';
import {
	DASHBOARD,
	goBack,
	keepingPages,
	logOut,
	openGuarded,
	PRIVATE,
	veil,
} from '../support/site/guarded';
import { expect, test } from '../support/test';

// In the full Chromium, where each page takes twice as long, so only tests that need its back-forward cache are here.
test.use( keepingPages );

/**
 * Goes back to a page after the session has ended.
 *
 * @param page
 * @param listen Has the page store in the session's storage, as `shown`, how it is shown again.
 * @return The stored value.
 */
const comeBack = async ( page: Page, listen: () => void ): Promise< string > => {
	let shown: string | null;
	do {
		const client = await asClient( page );
		await openGuarded( page, DASHBOARD );
		await page.evaluate( listen );
		await openGuarded( page, PRIVATE );
		await endSessions( client.email );
		await goBack( page );
		await expect( page ).toHaveURL( '/portal/login/?portalRedirect=%2Fportal%2F' );
		shown = await page.evaluate( () => sessionStorage.getItem( 'shown' ) );
		// The browser may drop a page at any time. Then the server responds, nothing is stored, and this tries again.
	} while ( shown === null );
	return shown;
};

/** Returns the element at the centre of the page. */
const seen = ( page: Page ) =>
	page.evaluate(
		() =>
			document.elementFromPoint( innerWidth / 2, innerHeight / 2 )?.closest( 'dialog' )
				?.className
	);

test( 'a page that the browser has kept comes back covered, and leads to where one logs in', async ( {
	page,
} ) => {
	const shown = await comeBack( page, () =>
		window.addEventListener( 'pageshow', ( { persisted } ) => {
			const [ x, y ] = [ innerWidth / 2, innerHeight / 2 ];
			const dialog = document.elementFromPoint( x, y )?.closest( 'dialog' )?.className;
			sessionStorage.setItem( 'shown', `${ persisted } ${ dialog }` );
		} )
	);
	expect( shown ).toBe( 'true atoll-veil' );
} );

test( 'Back without a connection shows a way on and nothing else, and after a logout leads to where one logs in', async ( {
	page,
	context,
} ) => {
	await asClient( page );

	await test.step( 'without a connection', async () => {
		// The browser may drop a page at any time. Then it has nothing to show, and the test tries again.
		await expect( async () => {
			await context.setOffline( false );
			await openGuarded( page, DASHBOARD );
			await openGuarded( page, PRIVATE );
			await context.setOffline( true );
			await goBack( page );
			await expect(
				page.getByText( 'We could not check whether you are logged in.' )
			).toBeVisible( {
				timeout: 5000,
			} );
		} ).toPass();
		expect( await seen( page ) ).toContain( 'atoll-veil' );
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Escape' );
		await expect.poll( () => seen( page ) ).toContain( 'atoll-veil' );
		expect( await violationsOf( page ) ).toEqual( [] );
		await context.setOffline( false );
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( veil( page ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( DASHBOARD );
	} );

	await test.step( 'after a logout', async () => {
		await openGuarded( page, PRIVATE );
		await logOut( page );
		await expect( page ).toHaveURL( '/portal/login/?atoll_done=logged-out' );
		await expect( page.getByRole( 'status' ) ).toContainText( 'You are logged out.' );
		await goBack( page );
		await expect( page ).toHaveURL( '/portal/login/?portalRedirect=%2Fportal%2F' );
	} );
} );

test( 'a page without React shows nothing to whoever comes back after their session', async ( {
	page,
} ) => {
	await page.route( '**/react-dom*.js*', ( route ) =>
		route.fulfill( { status: 404, body: 'Not found' } )
	);
	const shown = await comeBack( page, () =>
		window.addEventListener( 'pageshow', ( { persisted } ) => {
			const { visibility } = getComputedStyle( document.querySelector( 'main' )! );
			sessionStorage.setItem( 'shown', `${ persisted } ${ visibility }` );
		} )
	);
	expect( shown ).toBe( 'true hidden' );
} );
