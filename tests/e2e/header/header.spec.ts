import { holdBack } from '../support/browser/hold-back';
import { expect, test } from '../support/browser/reused-page';
import { globalsOf, scriptsOf } from '../support/browser/scripts';
import { Menu } from '../support/screens/menu';
import { Panel } from '../support/screens/panel';

/** Point outside the header. */
const AWAY = [ 640, 780 ] as const;

test( 'a submenu takes its time, and none is printed', async ( { page } ) => {
	const menu = await new Menu( page ).open();

	await test.step( 'a submenu opens 250 ms after the pointer came and closes 250 ms after it left its entry, 100 ms after it left the header', async () => {
		await menu.recordDelays();
		await expect( menu.submenu ).toBeHidden();
		await menu.toggle.hover();
		await expect( menu.submenu ).toBeVisible();
		await menu.header.locator( '.atoll-header__logo' ).hover();
		await expect( menu.submenu ).toBeHidden();
		expect( await menu.delays() ).toEqual( [ 250, 250 ] );

		await menu.toggle.hover();
		await expect( menu.submenu ).toBeVisible();
		await menu.links.first().hover();
		await menu.links.last().hover();
		expect( await menu.delays() ).toEqual( [ 250, 250, 250 ] );
		await expect( menu.submenu ).toBeVisible();
		await page.mouse.move( ...AWAY );
		await expect( menu.submenu ).toBeHidden();
		expect( await menu.delays() ).toEqual( [ 250, 250, 250, 100 ] );
	} );

	await test.step( 'on paper there is the logo, and no menu', async () => {
		await page.emulateMedia( { media: 'print' } );
		await expect( menu.header.locator( '.atoll-header__logo' ) ).toBeVisible();
		await expect( menu.toggle ).toBeHidden();
		await expect( new Panel( page ).button ).toBeHidden();
	} );
} );

test.describe( 'a submenu without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'opens under the pointer, closes when it leaves, and shows its links to the keyboard', async ( {
		page,
	} ) => {
		const menu = await new Menu( page ).open();
		await expect( menu.submenu ).toBeHidden();
		await menu.toggle.hover();
		await expect( menu.submenu ).toBeVisible();
		await menu.links.last().hover();
		await expect( menu.submenu ).toBeVisible();
		await page.mouse.move( ...AWAY );
		await expect( menu.submenu ).toBeHidden();
		await menu.toggle.focus();
		await page.keyboard.press( 'Tab' );
		await expect( menu.links.first() ).toBeFocused();
		await expect( menu.links.first() ).toBeVisible();
	} );
} );

test.describe( 'with the island a submenu', () => {
	test( 'comes for whoever points at it, is walked with the keyboard, and says whether it shows', async ( {
		page,
	} ) => {
		const menu = await ( await new Menu( page ).open() ).wake();

		await test.step( 'the island comes once somebody does, on WordPress’ own libraries and each of them once', async () => {
			const { untilLoad } = await scriptsOf( page );
			expect( untilLoad.filter( ( path ) => path.includes( 'react' ) ) ).toEqual( [] );
			const ran = await page
				.locator( 'script[src]' )
				.evaluateAll( ( scripts ) =>
					scripts.map(
						( script ) => new URL( ( script as HTMLScriptElement ).src ).pathname
					)
				);
			expect( ran.filter( ( path ) => path.endsWith( '/islands/header.js' ) ) ).toHaveLength(
				1
			);
			expect( ran.filter( ( path ) => path.endsWith( '/react-dom.min.js' ) ) ).toHaveLength(
				1
			);
			expect( new Set( ran ).size ).toBe( ran.length );
			expect( await globalsOf( page ) ).not.toContain( 'jQuery' );
		} );

		await test.step( 'it opens and closes with Enter, Space and Escape, and is walked with the arrow keys', async () => {
			await menu.toggle.focus();
			for ( const key of [ 'Enter', 'Space' ] ) {
				await page.keyboard.press( key );
				await expect( menu.submenu ).toBeVisible();
				await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'true' );
				await page.keyboard.press( key );
				await expect( menu.submenu ).toBeHidden();
				await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'false' );
			}
			await page.keyboard.press( 'Enter' );
			await page.keyboard.press( 'Tab' );
			await expect( menu.links.first() ).toBeFocused();
			await page.keyboard.press( 'Escape' );
			await expect( menu.submenu ).toBeHidden();
			await expect( menu.toggle ).toBeFocused();

			await page.keyboard.press( 'ArrowDown' );
			await expect( menu.links.first() ).toBeFocused();
			await page.keyboard.press( 'ArrowDown' );
			await expect( menu.links.nth( 1 ) ).toBeFocused();
			await page.keyboard.press( 'End' );
			await expect( menu.links.last() ).toBeFocused();
			await menu.header.locator( '.atoll-header__logo' ).focus();
			await expect( menu.submenu ).toBeHidden();
			await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		} );

		await test.step( 'it says whether it shows, also by hover, which Escape ends until the next', async () => {
			await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'false' );
			await menu.toggle.hover();
			await expect( menu.submenu ).toBeVisible();
			await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'true' );
			await page.keyboard.press( 'Escape' );
			await expect( menu.submenu ).toBeHidden();
			await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'false' );
			await page.mouse.move( ...AWAY );
			await menu.toggle.hover();
			await expect( menu.submenu ).toBeVisible();
			await page.mouse.move( ...AWAY );
			await expect( menu.submenu ).toBeHidden();
			await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		} );
	} );

	test( 'is passed by the keyboard before its script has come, and opened by a press', async ( {
		page,
	} ) => {
		const script = await holdBack( page, 'header' );
		const menu = await new Menu( page ).openUnloaded();
		const next = menu.header.locator( '.atoll-menu__toggle' ).nth( 1 );
		await menu.toggle.focus();
		await page.keyboard.press( 'Tab' );
		await expect( next ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( menu.toggle ).toBeFocused();
		await expect( menu.submenu ).toBeHidden();
		await page.keyboard.press( 'Enter' );
		script.release();
		await expect( menu.submenu ).toBeVisible();
		await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	} );

	test( 'opens for a click that came before its script, and the page follows its links', async ( {
		page,
	} ) => {
		const menu = await new Menu( page ).open();
		await menu.toggle.click();
		await expect( menu.submenu ).toBeVisible();
		const href = await menu.links.last().getAttribute( 'href' );
		await menu.links.last().click();
		await expect( page ).toHaveURL( String( href ) );
		await expect( new Menu( page ).submenu ).toBeHidden();
	} );
} );

test( 'a finger on a screen that knows hovering opens with one tap and closes with the next', async ( {
	browser,
} ) => {
	const context = await browser.newContext( {
		hasTouch: true,
		viewport: { width: 1280, height: 800 },
	} );
	const menu = await ( await new Menu( await context.newPage() ).open() ).wake();
	for ( let round = 0; round < 2; round++ ) {
		await menu.toggle.tap();
		await expect( menu.submenu ).toBeVisible();
		await menu.toggle.tap();
		await expect( menu.submenu ).toBeHidden();
	}
	await context.close();
} );
