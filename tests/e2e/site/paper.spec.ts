import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { addApplication, PagedForm } from '../support/forms/pages-form';
import { FormModal } from '../support/screens/modal';
import { addClient, logInAs } from '../support/site/clients';

/** Selector of controls, except phone numbers, which are useful on paper. */
const PRESSABLE =
	'button, summary, [type="submit"], [type="file"], [type="search"], [role="button"], .atoll-button:not([href^="tel:"])';

/** Path that does not exist, so that it shows the 404 page. */
const NOWHERE = '/404/';

const open = async ( page: Page, path: string ): Promise< void > => {
	const answer = await page.goto( path );
	expect( answer?.status(), path ).toBe( path === NOWHERE ? 404 : 200 );
};

/** Returns the names of visible controls in print; fails if the screen has none. */
const pressable = async ( page: Page ): Promise< string[] > => {
	const shown = page.locator( PRESSABLE ).locator( 'visible=true' );
	await expect( shown, page.url() ).not.toHaveCount( 0 );
	await page.emulateMedia( { media: 'print' } );
	const names = await shown.allTextContents();
	await page.emulateMedia( { media: 'screen' } );
	return names;
};

test( 'paper has nothing to press, and ends with the text', async ( { page } ) => {
	for ( const path of [ '/contact/', '/resources/calculators/', '/portal/login/' ] ) {
		await open( page, path );
		expect( await pressable( page ), path ).toEqual( [] );
	}

	await test.step( 'no empty page follows an article', async () => {
		await open( page, '/resources/news/where-your-repayment-goes/' );
		expect( await pressable( page ) ).toEqual( [] );
		await page.emulateMedia( { media: 'print' } );
		const room = await page.locator( 'main' ).evaluate( ( main ) => {
			const last = main.querySelector( '.atoll-post__disclaimer' )!;
			return main.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
		} );
		expect( room ).toBeLessThan( 40 );
		await page.emulateMedia( { media: 'screen' } );
	} );

	await test.step( 'a footer that has room stays on the first page', async () => {
		await open( page, NOWHERE );
		await expect( page.locator( 'main [type=search]' ) ).toBeVisible();
		expect( await pressable( page ) ).toEqual( [] );
		await page.emulateMedia( { media: 'print' } );
		const least = await page
			.locator( 'main' )
			.evaluate( ( main ) => getComputedStyle( main ).minHeight );
		expect( parseFloat( least ) ).toBe( 0 );
		await page.emulateMedia( { media: 'screen' } );
	} );
} );

test( 'paper has no headings of links that it leads nowhere with', async ( { page } ) => {
	for ( const [ path, name ] of [
		[ '/resources/calculators/repayments/', 'Other calculators' ],
		[ '/form-confirmation/', 'Meanwhile' ],
	] as const ) {
		await open( page, path );
		const heading = page.locator( 'h2', { hasText: name } );
		await expect( heading, path ).toBeVisible();
		await expect( heading.locator( '+ *' ), path ).toBeVisible();
		await page.emulateMedia( { media: 'print' } );
		await expect( heading, path ).toBeHidden();
		await expect( heading.locator( '+ *' ), path ).toBeHidden();
		await page.emulateMedia( { media: 'screen' } );
	}
} );

test( 'a client’s pages have nothing to press on paper', async ( { page } ) => {
	const { id } = await addClient();
	await logInAs( page, id );
	for ( const path of [ '/portal/', '/portal/profile/' ] ) {
		await open( page, path );
		expect( await pressable( page ), path ).toEqual( [] );
	}
	await expect( page.getByLabel( 'And on this device' ) ).toBeVisible();
	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByLabel( 'And on this device' ) ).toBeHidden();
	await page.emulateMedia( { media: 'screen' } );
} );

test( 'paper has one ink: for what stands on a dark ground, and by night as by day', async ( {
	page,
} ) => {
	await page.goto( '/services/refinancing/' );
	const ink = () => page.locator( 'body' ).evaluate( ( body ) => getComputedStyle( body ).color );
	const byDay = await ink();
	await page.emulateMedia( { media: 'print' } );
	await expect( page.locator( '.atoll-statement__words' ) ).toHaveCSS( 'color', await ink() );
	await page.emulateMedia( { media: 'screen', colorScheme: 'dark' } );
	expect( await ink() ).not.toBe( byDay );
	await page.emulateMedia( { media: 'print', colorScheme: 'dark' } );
	expect( await ink() ).toBe( byDay );
	await page.emulateMedia( { media: 'screen', colorScheme: 'light' } );
} );

test( 'a list of news is printed without its ways to other lists', async ( { page } ) => {
	await page.goto( '/resources/news/' );
	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByRole( 'heading', { level: 2 } ).first() ).toBeVisible();
	await expect( page.locator( '.atoll-topics__list' ) ).toBeHidden();
	await expect( page.locator( '.atoll-list__pages' ) ).toBeHidden();
	await page.emulateMedia( { media: 'screen' } );
} );

test( 'a calculator on paper stands under its heading, without a mark of the focus, and on narrow paper nothing is cut off', async ( {
	page,
} ) => {
	await page.goto( '/resources/calculators/repayments/' );
	const calculator = page.locator( '#repayment' );
	const amount = calculator.getByLabel( 'Loan amount' ).first();
	await amount.fill( '480,000' );
	await page.emulateMedia( { media: 'print' } );
	await expect( calculator ).toHaveCSS( 'break-before', 'auto' );
	await expect( amount ).toBeFocused();
	const box = calculator.locator( '.atoll-calculator__box' ).first();
	await expect( box ).toHaveCSS( 'outline-style', 'none' );

	await page.setViewportSize( { width: 360, height: 640 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 360 );
	const [ address, logo ] = await Promise.all(
		[ '.atoll-on-paper', '.atoll-header__brand' ].map( ( part ) =>
			page.locator( part ).boundingBox()
		)
	);
	expect( address!.y + address!.height ).toBeLessThanOrEqual( logo!.y );
	await page.emulateMedia( { media: 'screen' } );
} );

test( 'a form of several pages prints the answers of all that do not hide, once', async ( {
	page,
} ) => {
	const wizard = await new PagedForm( page, await addApplication() ).openLive();
	await wizard.fill( { input_1: 'Jo', input_2: 'employed', input_3: 'Acme' } );
	await wizard.next.click();
	await wizard.fill( { input_7: 'jo@example.com' } );
	await wizard.next.click();
	await expect( wizard.review ).toContainText( 'Acme' );
	expect( await pressable( page ) ).toEqual( [] );
	await page.emulateMedia( { media: 'print' } );
	await expect( wizard.input( 'input_1' ) ).toBeVisible();
	await expect( wizard.input( 'input_3' ) ).toHaveValue( 'Acme' );
	await expect( wizard.input( 'input_3' ) ).toBeVisible();
	await expect( wizard.input( 'input_7' ) ).toBeVisible();
	await expect( wizard.input( 'input_9' ) ).toBeVisible();
	await expect( wizard.root.locator( '[data-page="1"]' ) ).toBeHidden(); // Only for self-employed people.
	await expect( wizard.review ).toBeHidden();
} );

test( 'an open form is printed as a whole, and not the page behind it', async ( { page } ) => {
	const modal = await ( await new FormModal( page ).visit() ).open();
	expect( await pressable( page ) ).toEqual( [] );
	await page.emulateMedia( { media: 'print' } );
	await expect( modal.link ).toBeHidden();
	await expect( modal.title ).toBeVisible();
	const body = modal.dialog.locator( '.atoll-dialog__body' );
	expect( await body.evaluate( ( one ) => getComputedStyle( one ).overflowY ) ).toBe( 'visible' );
} );
