import { holdBack } from '../support/browser/hold-back';
import { layoutShiftOf, recordLayoutShift } from '../support/browser/layout-shift';
import { Menu } from '../support/screens/menu';
import { wakeLink } from '../support/screens/modal';
import { Panel } from '../support/screens/panel';
import { fixtures } from '../support/site/fixtures';
import { expect, test } from '../support/test';

const SMALL = { width: 360, height: 740 };

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( `on a small screen, JavaScript ${ javaScriptEnabled ? 'on' : 'off' },`, () => {
		test.use( { javaScriptEnabled, viewport: SMALL } );

		test( 'the menu opens by touch and keyboard, closes beside it, and leads to a page', async ( {
			page,
		} ) => {
			const { button, sheet } = await new Panel( page ).open();
			const link = sheet.getByRole( 'link', { name: 'About' } );
			await expect( page.locator( '.atoll-menu' ) ).toBeHidden();
			await expect( link ).toBeVisible();
			await button.press( 'Enter' );
			await expect( link ).toBeHidden();
			await button.press( 'Enter' );
			await page.mouse.click( 20, 600 );
			await expect( link ).toBeHidden();
			await button.press( 'Enter' );
			await sheet.getByText( 'Services', { exact: true } ).click();
			await expect( sheet.getByRole( 'link', { name: 'Refinancing' } ) ).toBeVisible();
			await link.click();
			await expect( page ).toHaveURL( /\/about\/$/ );
		} );
	} );
}

test.describe( 'the panel of small screens', () => {
	test.use( { viewport: SMALL } );

	test( 'opens a form above the page, which gives the focus back to the menu’s button', async ( {
		page,
	} ) => {
		const panel = await ( await new Panel( page ).open( '/about/' ) ).settled();
		const link = panel.sheet.locator( 'a', { hasText: 'Start an enquiry' } ); // A button once its script runs.
		await wakeLink( link );
		await link.click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog.getByRole( 'heading' ).first() ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( panel.button ).toBeFocused();
	} );

	test( 'stays open when the island comes, and nothing moves', async ( { page } ) => {
		await recordLayoutShift( page );
		const hold = await holdBack( page, 'header' );
		const panel = await new Panel( page ).open( fixtures().linkPath );
		await expect( panel.sheet ).toBeVisible();
		const shift = await layoutShiftOf( page, async () => {
			hold.release();
			await panel.settled();
		} );
		expect( shift ).toBe( 0 );
		await expect( panel.sheet ).toBeVisible();
		await expect( page.locator( 'main' ) ).toHaveAttribute( 'inert' );
	} );

	test( 'moves as one wishes, and holds what is in it, whichever way one reads', async ( {
		page,
	} ) => {
		const panel = await ( await new Panel( page ).open( fixtures().linkPath ) ).settled();

		await test.step( 'leaves within 500 ms, from a backdrop at 1024', async () => {
			const backdrop = await panel.button.evaluate( ( summary ) => {
				const { zIndex, position } = getComputedStyle( summary, '::before' );
				return { zIndex, position };
			} );
			expect( backdrop ).toEqual( { zIndex: '1024', position: 'fixed' } );
			// In one call, since on a busy machine half a second passes quickly.
			const leaving = await panel.sheet.evaluate( ( sheet ) => {
				const escape = new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } );
				document.activeElement?.dispatchEvent( escape );
				return getComputedStyle( sheet ).animationDuration;
			} );
			expect( leaving ).toBe( '0.5s' );
			await expect( panel.root ).not.toHaveAttribute( 'open' );
		} );

		await test.step( 'is gone at once for those who want no motion, and keeps its cross in forced colours', async () => {
			await page.emulateMedia( { reducedMotion: 'reduce', forcedColors: 'active' } );
			await panel.button.click();
			await panel.settled();
			const cross = await page
				.locator( '.atoll-panel__label' )
				.evaluate( ( label ) => getComputedStyle( label, '::after' ).content );
			expect( cross ).toContain( '×' );
			await page.keyboard.press( 'Escape' );
			expect( await panel.root.getAttribute( 'open' ) ).toBeNull();
		} );

		await page.emulateMedia( { reducedMotion: null, forcedColors: null } );
		await panel.button.click();
		await panel.settled();

		await test.step( 'lies at the other side where one reads from right to left', async () => {
			await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
			await expect
				.poll( () =>
					panel.sheet.evaluate( ( sheet ) => sheet.getBoundingClientRect().left )
				)
				.toBe( 0 );
		} );

		await test.step( 'keeps Tab inside and the page still, and Escape gives the focus back', async () => {
			await page.keyboard.press( 'Shift+Tab' );
			await expect( panel.sheet.locator( 'a' ).last() ).toBeFocused();
			await page.keyboard.press( 'Tab' );
			await expect( panel.button ).toBeFocused();
			// On the part of the button that lies above the panel.
			await expect( panel.button.locator( '.atoll-panel__label' ) ).toHaveCSS(
				'outline-style',
				'solid'
			);
			await page.mouse.wheel( 0, 400 );
			expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
			await page.keyboard.press( 'Tab' );
			await page.keyboard.press( 'Escape' );
			await expect( panel.sheet ).toBeHidden();
			await expect( panel.button ).toBeFocused();
		} );
	} );
} );

test( 'a form that opens from a submenu of the bar gives the focus back to what opens that', async ( {
	page,
} ) => {
	const menu = await ( await new Menu( page ).open( '/about/' ) ).wake();
	// As if an editor had entered the URL of the form that the header offers.
	const form = await menu.header
		.locator( '[data-atoll-form]' )
		.first()
		.getAttribute( 'data-atoll-form' );
	const link = menu.links.last();
	await link.evaluate( ( element: HTMLElement, number ) => {
		Object.assign( element.dataset, { island: 'modal', atollForm: number } );
		window.atollIslands?.start?.( element );
	}, form );
	await expect( link ).toHaveAttribute( 'aria-haspopup', 'dialog' );
	const dialog = page.getByRole( 'dialog' );
	const ways = [ () => link.click(), () => link.press( 'Enter' ), () => link.press( 'Space' ) ];
	for ( const way of ways ) {
		await menu.toggle.focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect( menu.submenu ).toBeVisible();
		await way();
		await expect( dialog.getByRole( 'heading' ).first() ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( menu.toggle ).toBeFocused();
	}
	await page.mouse.move( 640, 780 );
	await menu.toggle.hover();
	await expect( menu.submenu ).toBeVisible();
} );
