import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../support/browser/hold-back';
import { expect, test } from '../support/browser/reused-page';
import { Menu } from '../support/screens/menu';

type Noting = Window & { shown?: Promise< string > };

/** Starts to watch the submenu in the first frame after each event of this type. */
const watch = ( page: Page, type: string ): Promise< void > =>
	page.evaluate( ( name ) => {
		const menu = document.querySelector( '.atoll-submenu' )!;
		( window as Noting ).shown = new Promise( ( resolve ) =>
			window.addEventListener(
				name,
				() => requestAnimationFrame( () => resolve( getComputedStyle( menu ).visibility ) ),
				{ capture: true, once: true }
			)
		);
	}, type );

const shown = ( page: Page ) => page.evaluate( () => ( window as Noting ).shown );

/** Blocks the island's script, as a slow connection does. */
const withoutIsland = ( page: Page ) =>
	page.route( /islands\/header\.js/, () => undefined /* Never answered. */ );

/** Milliseconds, longer than the time in which a click does not close a new submenu. */
const HELD = 600;

/** Moves there and presses at once, during the delay of the hover, however slow the machine is. */
async function press( page: Page, target: Locator ): Promise< void > {
	const { x, y, width, height } = ( await target.boundingBox() )!;
	await Promise.all( [
		page.mouse.move( x + width / 2, y + height / 2 ),
		page.mouse.down(), // Before the response to the first.
	] );
	await setTimeout( HELD );
	await page.mouse.up();
}

test( 'a press opens a submenu in the next frame, though a hover’s wait has begun, and letting go leaves it open', async ( {
	page,
} ) => {
	const menu = await ( await new Menu( page ).open() ).wake();
	await watch( page, 'pointerdown' );
	await press( page, menu.toggle );
	expect( await shown( page ) ).toBe( 'visible' );
	await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( menu.submenu ).toBeVisible();
	await menu.toggle.click();
	await expect( menu.submenu ).toBeHidden();
	await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'false' );
} );

test( 'so does a press before the island has come', async ( { page } ) => {
	await withoutIsland( page );
	const menu = await new Menu( page ).openUnloaded();
	await watch( page, 'mousedown' );
	await menu.toggle.hover();
	await menu.toggle.click();
	expect( await shown( page ) ).toBe( 'visible' );
	await expect( menu.submenu ).toBeVisible();
} );

test( 'an Escape before the island has come closes what CSS has opened once it comes', async ( {
	page,
} ) => {
	const script = await holdBack( page, 'header' );
	const menu = await new Menu( page ).openUnloaded();
	await menu.toggle.hover();
	await expect( menu.submenu ).toBeVisible();
	await script.asked;
	await page.keyboard.press( 'Escape' );
	script.release();
	await expect( menu.submenu ).toBeHidden();
} );

test( 'an island that comes in the middle of a press takes its end for no second one', async ( {
	page,
} ) => {
	const menu = await new Menu( page ).open();
	await menu.toggle.click( { delay: HELD } );
	await page.locator( '[data-island="header"][data-settled]' ).waitFor();
	await expect( menu.submenu ).toBeVisible();
	await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'true' );
} );

test.describe( 'a finger', () => {
	test.use( { hasTouch: true } );

	test( 'opens in the frame after its tap, and Escape closes', async ( { page } ) => {
		const menu = await ( await new Menu( page ).open() ).wake();
		await watch( page, 'click' );
		await menu.toggle.tap();
		expect( await shown( page ) ).toBe( 'visible' );
		await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'true' );
		await page.keyboard.press( 'Escape' );
		await expect( menu.submenu ).toBeHidden();
		await expect( menu.toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	test( 'does so before the island has come', async ( { page } ) => {
		await withoutIsland( page );
		const menu = await new Menu( page ).openUnloaded();
		await watch( page, 'mousedown' );
		await menu.toggle.tap();
		expect( await shown( page ) ).toBe( 'visible' );
	} );
} );
