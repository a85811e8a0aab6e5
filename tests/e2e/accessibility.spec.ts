import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe';
import { demoAnswer } from './support/demo';
import { FormOnPage } from './support/form';
import { sendByKeyboard } from './support/keyboard';
import { Menu } from './support/menu';
import { expect, test } from './support/test';

const WIDTHS = [ 320, 1280 ];

const expectNoViolation = async ( page: Page ) =>
	expect( await violationsOf( page ) ).toEqual( [] );

async function expectNoSidewaysScrolling( page: Page, width: number ): Promise< void > {
	const needed = await page.evaluate( () => document.documentElement.scrollWidth );
	expect( needed ).toBeLessThanOrEqual( width );
}

for ( const width of WIDTHS ) {
	test.describe( `at ${ width } px`, () => {
		test.use( { viewport: { width, height: 800 } } );

		test( 'the enquiry has no violation with its errors', async ( { page } ) => {
			await page.goto( '/contact/' );
			const form = await new FormOnPage( page ).wake();
			await form.submit.click();
			await expect( form.root.locator( '[data-atoll="summary"]' ) ).not.toBeEmpty();
			await expectNoViolation( page );
			await expectNoSidewaysScrolling( page, width );
		} );

		test( 'the enquiry has no violation after it was sent', async ( { page, marker } ) => {
			await page.goto( '/contact/' );
			await sendByKeyboard( page, demoAnswer( marker ) );
			await expect( new FormOnPage( page ).confirmation ).not.toBeEmpty();
			await expectNoViolation( page );
			await expectNoSidewaysScrolling( page, width );
		} );
	} );
}

test( 'an open submenu has no violation', async ( { page } ) => {
	const menu = await ( await new Menu( page ).open() ).wake();
	await menu.toggle.click();
	await expect( menu.submenu ).toBeVisible();
	await expectNoViolation( page );
} );

test( 'the open menu of a small screen has no violation and does not scroll sideways', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 800 } );
	await page.goto( '/' );
	await page.locator( 'details.atoll-panel > summary' ).click();
	await expectNoViolation( page );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual(
		320
	);
} );
