import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { asAdministrator } from '../support/screens/editor';
import { call } from '../support/site/api';

const SCREEN = '/wp-admin/admin.php?page=atoll-settings';

interface Kept {
	values: Record< string, unknown >;
	version: string;
}

const put = async ( group: string, values: object ) => {
	const { version } = await call< Kept >( `s1t2/v1/settings/${ group }` );
	return call< Kept >( `s1t2/v1/settings/${ group }`, 'PUT', { values, version } );
};

const bar = ( page: Page ) => page.locator( '.atoll-settings__bar' );
const save = ( page: Page ) => bar( page ).getByRole( 'button', { name: 'Save' } );
/** Returns a setting that no page shows without a representative's number, since other tests use pages meanwhile. */
const licensee = ( page: Page ) => page.getByLabel( 'Licensee', { exact: true } );
const saved = async () => ( await call< Kept >( 's1t2/v1/settings/company' ) ).values.licensee;
const preview = ( page: Page ) => page.frameLocator( 'iframe[title="Preview of the site"]' );

/** Returns the focused element if its centre is covered; empty if it is visible. */
const isCovered = ( page: Page ): Promise< string > =>
	page.evaluate( () => {
		const { activeElement } = document;
		const { x, y, width, height } = activeElement!.getBoundingClientRect();
		const top = document.elementFromPoint( x + width / 2, y + height / 2 );
		const isSeen = activeElement!.contains( top ) || top?.contains( activeElement );
		return isSeen ? '' : activeElement!.outerHTML;
	} );

/** Call before the group changes back to the saved values; the result waits until the preview shows these. */
const showingSaved = ( page: Page, group: string ): ( () => Promise< void > ) => {
	const asked = page.waitForRequest(
		( request ) =>
			request.url().includes( `/settings/${ group }/try` ) &&
			isDeepStrictEqual( request.postDataJSON(), { values: {} } )
	);
	return async () => {
		const answer = await ( await asked ).response();
		const { token } = ( await answer!.json() ) as { token: string };
		const frame = () => page.frame( { url: ( { search } ) => search.includes( token ) } );
		await expect.poll( frame ).toBeTruthy();
		await frame()!.waitForLoadState();
	};
};

test.beforeEach( async ( { page } ) => asAdministrator( page ) );
test.afterAll( () => put( 'company', { licensee: '' } ) );

test( 'the styles of the site are chosen', async ( { page } ) => {
	await test.step( 'fonts and buttons are tried', async () => {
		await page.setViewportSize( { width: 1440, height: 900 } );
		await page.goto( `${ SCREEN }#/styles` );
		await page.getByRole( 'button', { name: 'Typography' } ).click();
		await page.getByRole( 'combobox', { name: 'Font of headings' } ).click();
		await page.getByRole( 'option', { name: 'Fraunces' } ).click();
		await page.getByRole( 'button', { name: 'Buttons', exact: true } ).click();
		await page.getByLabel( 'Shape' ).selectOption( 'Pill' );

		const heading = preview( page ).getByRole( 'heading', { level: 1 } );
		await expect( heading ).toHaveCSS( 'font-family', /^Fraunces,/ );
		await expect( preview( page ).locator( '.atoll-button--primary' ).first() ).toHaveCSS(
			'border-radius',
			'999px'
		);
		expect( await violationsOf( page, { within: '.atoll-settings' } ) ).toEqual( [] );
	} );

	await test.step( 'forced colours show which width the preview has', async () => {
		await page.emulateMedia( { forcedColors: 'active' } );
		const widths = page.getByRole( 'group', { name: 'Width' } );
		const pressed = widths.getByRole( 'button', { pressed: true } );
		await expect( pressed ).toHaveCSS( 'border-top-width', '3px' );
		const other = widths.getByRole( 'button', { pressed: false } ).first();
		await expect( other ).not.toHaveCSS( 'border-top-width', '3px' );
		await page.emulateMedia( { forcedColors: null } );
	} );

	await test.step( 'a colour that cannot be read is named with what it measures, and leaving asks first', async () => {
		await expect( page.getByText( 'have enough contrast' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Colours', exact: true } ).click();
		await page
			.getByRole( 'button', { name: /^Links and marks: #/ } )
			.first()
			.click();
		await page.getByRole( 'textbox', { name: 'Hex color' } ).fill( 'c8d8c8' );
		await expect(
			page
				.getByText( /^Links on the page: the contrast is 1\.\d to 1\. At least 4\.5 to 1/ )
				.first()
		).toBeVisible();

		const asked = page.waitForEvent( 'dialog' );
		const leaving = page.goto( '/wp-admin/' ).catch( () => null );
		const dialog = await asked;
		expect( dialog.type() ).toBe( 'beforeunload' );
		await dialog.dismiss();
		await leaving;
	} );
} );

// Several checks on one screen, which takes a second to open.
test( 'settings are tried in small windows, and the company is described', async ( {
	page,
	marker,
} ) => {
	const logo = page.getByRole( 'radio', { name: 'Name alone' } ).first();
	const toggle = page.getByRole( 'button', { name: 'Preview', exact: true } );
	await page.setViewportSize( { width: 360, height: 740 } );
	const untilShown = showingSaved( page, 'header' );
	await page.goto( `${ SCREEN }#/header` );

	await test.step( 'on a telephone a setting and what it does are seen together', async () => {
		await expect( logo ).toBeInViewport();

		await expect( toggle ).toBeInViewport( { ratio: 1 } );
		await toggle.press( 'Enter' );
		expect( await page.evaluate( () => scrollY ) ).toBe( 0 );
		await expect( preview( page ).locator( '.atoll-header' ) ).toBeInViewport();
		await expect( logo ).toBeInViewport();
		// Wait, since the saved page is shown first.
		await untilShown();
		expect( await violationsOf( page, { within: '.atoll-settings' } ) ).toEqual( [] );
	} );

	await test.step( 'and nothing that has the focus stands behind it', async () => {
		await logo.focus();
		for ( let i = 0; i < 12; i++ ) {
			await page.keyboard.press( 'Tab' );
			expect.soft( await isCovered( page ) ).toBe( '' );
		}
	} );

	await test.step( 'in the next group it is still open', async () => {
		await page.getByRole( 'link', { name: 'Footer' } ).click();
		await expect( preview( page ).locator( '.atoll-footer' ) ).toBeInViewport();
		await toggle.click();
		await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );
	} );

	await test.step( 'in a low window the open preview can be closed, and gives way to the keyboard', async () => {
		// 1440 by 900 pixels at 200 % zoom.
		await page.setViewportSize( { width: 720, height: 450 } );
		await page.getByRole( 'link', { name: 'Header', exact: true } ).click();
		await logo.scrollIntoViewIfNeeded();
		await toggle.click();
		await expect( preview( page ).locator( '.atoll-header' ) ).toBeVisible();
		expect( await isCovered( page ) ).toBe( '' );

		await toggle.click();
		await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );

		await toggle.click();
		await expect( page.locator( 'iframe' ) ).toHaveCount( 1 );
		for ( let i = 0; i < 6; i++ ) {
			await page.keyboard.press( 'Shift+Tab' );
			await expect.soft.poll( () => isCovered( page ) ).toBe( '' );
		}
		await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );
	} );

	await test.step( 'the screen fits a telephone', async () => {
		await page.setViewportSize( { width: 360, height: 800 } );
		await page.getByRole( 'link', { name: 'Company', exact: true } ).click();
		await expect( page.getByLabel( 'Legal name' ) ).toBeVisible();
		const wide = await page.evaluate( () => document.documentElement.scrollWidth );
		expect( wide ).toBeLessThanOrEqual( 360 );
	} );

	await test.step( 'of two who save, the second decides knowingly; what is wrong is said at its place', async () => {
		await page.setViewportSize( { width: 1280, height: 800 } );
		await licensee( page ).fill( `Mine ${ marker }` );
		await put( 'company', { licensee: `Theirs ${ marker }` } );
		await save( page ).click();
		await expect(
			page.getByText( /saved in another window or by someone else/ ).first()
		).toBeVisible();
		expect( await saved() ).toBe( `Theirs ${ marker }` );
		const untilMine = showingSaved( page, 'company' );
		await page.getByRole( 'button', { name: 'Save mine in their place' } ).click();
		await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();
		expect( await saved() ).toBe( `Mine ${ marker }` );
		await untilMine();

		const abn = page.getByLabel( 'Australian Business Number (ABN)' );
		await abn.fill( '12' );
		await expect(
			page
				.getByRole( 'complementary', { name: 'Preview' } )
				.getByText( /^The preview does not show your last/ )
		).toBeVisible();
		await save( page ).click();
		await expect( abn ).toHaveAccessibleDescription( 'An ABN has eleven digits.' );
		await page.getByRole( 'link', { name: 'Australian Business Number (ABN)' } ).click();
		await expect( abn ).toBeFocused();
		expect( await violationsOf( page, { within: '.atoll-settings' } ) ).toEqual( [] );
	} );
} );

test( 'of two groups that are saved together, the page says which was not, wherever it is scrolled to', async ( {
	page,
	marker,
} ) => {
	await page.setViewportSize( { width: 360, height: 740 } );
	await page.goto( `${ SCREEN }#/marketing` );
	const analytics = page.getByLabel( 'Google Analytics' );
	await analytics.fill( 'mine' );
	await page.getByRole( 'link', { name: 'Company', exact: true } ).click();
	await licensee( page ).fill( `Mine ${ marker }` );
	await page.evaluate( () => scrollTo( 0, document.body.scrollHeight ) );
	await save( page ).click();

	const notice = page.locator( '.atoll-settings__top' ).getByRole( 'listitem' );
	await expect( notice ).toHaveText( [
		'Company: Saved.',
		/^Analytics, chat and reviews: Some settings/,
	] );
	await expect( notice.first() ).toBeInViewport( { ratio: 1 } );
	expect( await violationsOf( page, { within: '.atoll-settings' } ) ).toEqual( [] );
	await notice.last().getByRole( 'link' ).click();
	await expect( page.locator( '.atoll-settings__problems' ) ).toBeInViewport();
	await page.getByRole( 'button', { name: 'Discard' } ).click();
} );
