import { asClient, endSessions } from './support/clients';
import { DASHBOARD, goBack, keepingPages, logOut, openGuarded, PRIVATE } from './support/guarded';
import { servePolicy } from './support/policy';
import { expect, test } from './support/test';

test.use( keepingPages );

const LOSSES = [
	{ name: 'whose guard is missing', url: '**/islands/guard.js*' },
	{ name: 'whose stores are missing', url: '**/build/stores.js*' },
	{ name: 'without React', url: '**/react-dom*.js*' },
];

for ( const { name, url } of LOSSES ) {
	test( `a page ${ name } shows nothing to whoever comes back after their session`, async ( {
		page,
	} ) => {
		await page.route( url, ( route ) => route.fulfill( { status: 404, body: 'Not found' } ) );
		const client = await asClient( page );
		await openGuarded( page, DASHBOARD );
		await page.evaluate( () =>
			window.addEventListener( 'pageshow', ( { persisted } ) => {
				const { visibility } = getComputedStyle( document.querySelector( 'main' )! );
				sessionStorage.setItem( 'shown', `${ persisted } ${ visibility }` );
			} )
		);
		await openGuarded( page, PRIVATE );
		await endSessions( client.email );
		await goBack( page );
		await expect( page ).toHaveURL( '/portal/login/?portalRedirect=%2Fportal%2F' );
		expect( await page.evaluate( () => sessionStorage.getItem( 'shown' ) ) ).toBe(
			'true hidden'
		);
	} );
}

test( 'a strict Content-Security-Policy refuses nothing of the guard', async ( { page } ) => {
	await asClient( page );
	const refused = await servePolicy( page, DASHBOARD );
	await openGuarded( page, DASHBOARD );
	await logOut( page );
	await expect( page ).toHaveURL( '/portal/login/?atoll_done=logged-out' );
	expect( refused ).toEqual( [] );
} );
