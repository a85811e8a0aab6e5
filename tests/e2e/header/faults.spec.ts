import { holdBack } from '../support/browser/hold-back';
import { servePolicy } from '../support/browser/policy';
import { expect, test } from '../support/browser/reused-page';
import { Menu } from '../support/screens/menu';
import { Panel } from '../support/screens/panel';
import { bringData, sharedData } from '../support/site/other-data';

/** Scripts that the island needs, in order: one of them fails every day, and each of them in test:all. */
const LOSSES = [
	{ name: 'its own script', url: '**/islands/header.js*' },
	{ name: 'React', url: '**/react-dom*.js*' },
	{ name: 'the stores', url: '**/build/stores.js*', tag: '@long' },
	{ name: 'wp.data', url: '**/dist/data*.js*', tag: '@long' },
];

for ( const { name, url, tag } of LOSSES ) {
	test(
		`without ${ name } the header works all the same`,
		tag ? { tag } : {},
		async ( { page } ) => {
			await page.route( url, ( route ) =>
				route.fulfill( { status: 404, body: 'Not found' } )
			);

			await test.step( 'submenus open by pointer, press and keyboard, and lead to pages', async () => {
				const menu = await ( await new Menu( page ).open() ).wake();
				await menu.toggle.click();
				await expect( menu.submenu ).toBeVisible();
				await menu.header.locator( '.atoll-header__logo' ).focus();
				await page.mouse.move( 640, 780 );
				await expect( menu.submenu ).toBeHidden();
				await menu.toggle.focus();
				await page.keyboard.press( 'Tab' );
				await expect( menu.links.first() ).toBeFocused();
				const href = await menu.links.last().getAttribute( 'href' );
				await menu.links.last().click();
				await expect( page ).toHaveURL( String( href ) );
			} );

			await test.step( 'the menu of small screens opens, unfolds, closes and leads to a page', async () => {
				await page.setViewportSize( { width: 360, height: 740 } );
				const { button, sheet } = await ( await new Panel( page ).open() ).settled();
				await button.press( 'Enter' );
				await expect( sheet ).toBeHidden();
				await button.press( 'Enter' );
				await sheet.getByText( 'Services', { exact: true } ).click();
				await expect( sheet.getByRole( 'link', { name: 'Refinancing' } ) ).toBeVisible();
				await sheet.getByRole( 'link', { name: 'About' } ).click();
				await expect( page ).toHaveURL( /\/about\/$/ );
			} );
		}
	);
}

test.describe( 'by a finger in Safari', () => {
	test.use( { hasTouch: true, isMobile: true, viewport: { width: 1366, height: 1024 } } );

	test( 'a tap opens a submenu without the script, and one elsewhere closes it', async ( {
		page,
	} ) => {
		// Safari focuses a pressed button only if it has a tabindex.
		await page.addInitScript( () =>
			addEventListener( 'mousedown', ( event ) => {
				if ( ( event.target as Element ).closest( 'button:not([tabindex])' ) ) {
					event.preventDefault();
				}
			} )
		);
		await page.route( '**/islands/header.js*', ( route ) =>
			route.fulfill( { status: 404, body: 'Not found' } )
		);
		const menu = await ( await new Menu( page ).open() ).wake();
		await menu.toggle.tap();
		await expect( menu.toggle ).toBeFocused();
		await expect( menu.header.locator( ':active' ) ).toHaveCount( 0 ); // The touch has ended.
		await expect( menu.submenu ).toBeVisible();
		await page.touchscreen.tap( 683, 980 );
		await expect( menu.submenu ).toBeHidden();
	} );
} );

test( 'what was opened before a late script stays open, and is answered by it', async ( {
	page,
} ) => {
	const script = await holdBack( page, 'header' );
	const menu = await new Menu( page ).openUnloaded();
	await menu.toggle.click();
	await expect( menu.submenu ).toBeVisible();
	await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	script.release();
	await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( menu.submenu ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( menu.submenu ).toBeHidden();
} );

test( 'a strict content security policy lets the island come', async ( { page } ) => {
	const refused = await servePolicy( page );
	const menu = await ( await new Menu( page ).open() ).wake();
	await menu.toggle.press( 'Enter' );
	await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( menu.submenu ).toBeVisible();
	expect( refused ).toEqual( [] );
} );

test( 'shares wp.data with another plugin that has brought it', async ( { page } ) => {
	await bringData( page );
	const menu = await ( await new Menu( page ).open() ).wake();
	await menu.toggle.press( 'Enter' );
	await expect( menu.submenu ).toBeVisible();
	expect( await sharedData( page, 'atoll/menus', 'getOpenState' ) ).toEqual( {
		isOne: true,
		theirs: 1,
		ours: 2,
		times: 1,
	} );
} );
