import type { Page } from '@playwright/test';
import { LAID_OUT, violationsOf } from '../support/browser/axe';
import { sendByKeyboard } from '../support/browser/keyboard';
import { expect, test } from '../support/browser/reused-page';
import { FormOnPage } from '../support/forms/form';
import { Menu } from '../support/screens/menu';
import { entriesWith } from '../support/site/api';
import { demoAnswer } from '../support/site/demo';

const expectNoViolation = async ( page: Page ) =>
	expect( await violationsOf( page ) ).toEqual( [] );

/** Checks that a page fits at 320 and 1280 px. */
async function expectToFit( page: Page ): Promise< void > {
	await page.setViewportSize( { width: 320, height: 800 } );
	await expectNoViolation( page );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 320 );
	await page.setViewportSize( { width: 1280, height: 800 } );
	expect( await violationsOf( page, { rules: LAID_OUT } ) ).toEqual( [] );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 1280 );
}

test( 'the enquiry is stored once when sent with the keyboard alone, and has no violation then', async ( {
	page,
	marker,
} ) => {
	await page.goto( '/contact/' );
	const form = await new FormOnPage( page ).wake();
	await test.step( 'it has no violation with its errors', async () => {
		await form.submit.press( 'Enter' );
		await expect( form.root.locator( '[data-atoll="summary"]' ) ).not.toBeEmpty();
		await expectToFit( page );
	} );

	// Back before the first question, which has the focus.
	await page.keyboard.press( 'Shift+Tab' );
	await sendByKeyboard( page, demoAnswer( marker ) );
	await expect( form.confirmation ).not.toBeEmpty();
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
	await expectToFit( page );
} );

test( 'the header’s open menus are accessible', async ( { page } ) => {
	await test.step( 'an open submenu has no violation', async () => {
		const menu = await ( await new Menu( page ).open() ).wake();
		await menu.toggle.click();
		await expect( menu.submenu ).toBeVisible();
		await expectNoViolation( page );
	} );

	await test.step( 'the open menu of a small screen has no violation and does not scroll sideways', async () => {
		await page.setViewportSize( { width: 320, height: 800 } );
		await page.locator( 'details.atoll-panel > summary' ).click();
		await expectNoViolation( page );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 320 );
	} );
} );
