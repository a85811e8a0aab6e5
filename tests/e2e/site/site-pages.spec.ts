import { expect, test } from '../support/browser/reused-page';
import { asAdministrator } from '../support/screens/editor';
import { ROUTES } from '../support/site/routes';

test( 'every public route has one heading of the first level, and one link past the header', async ( {
	request,
} ) => {
	const pages = await Promise.all(
		ROUTES.map( async ( path ) => ( await request.get( path ) ).text() )
	);
	const counts = pages.map( ( html ) =>
		[ /<h1[\s>]/g, / href="#main">Skip to main content</g, / id="main"/g ].map(
			( part ) => html.match( part )?.length
		)
	);
	expect( counts ).toEqual( ROUTES.map( () => [ 1, 1, 1 ] ) );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a link to a question opens its answer, and print shows them all and no navigation', async ( {
		page,
	} ) => {
		await page.goto( '/resources/faq/#comparison-rate' );
		const answer = page.locator( '#comparison-rate' );
		await expect( answer ).toBeVisible();
		await expect(
			page.getByRole( 'heading', { name: 'What is a comparison rate?' } )
		).toBeInViewport();
		const other = page.locator( '#deposit' );
		await expect( other ).toBeHidden();
		await page.emulateMedia( { media: 'print' } );
		await expect( other ).toBeVisible();
		await expect(
			page.locator( '.atoll-closing, footer nav' ).locator( 'visible=true' )
		).toHaveCount( 0 );
	} );

	test( 'the set-up screen says that the demo is on, and offers to remove it', async ( {
		page,
	} ) => {
		await asAdministrator( page );
		await page.goto( 'wp-admin/admin.php?page=atoll-set-up' );
		await expect( page.getByRole( 'heading', { name: 'The demo site is on' } ) ).toBeVisible();
		const remove = page.getByRole( 'button', { name: 'Remove the demo' } );
		// Red, as WordPress' buttons that delete.
		await expect( remove ).toHaveCSS( 'color', /^rgb\((1[5-9]|2\d)\d, [1-5]?\d, [1-5]?\d\)$/ );
	} );
} );
