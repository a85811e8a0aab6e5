import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { wordsInPieces } from '../support/browser/words-in-pieces';

const NARROW = 320;

/** Opens a page with text of twice the size (WCAG 1.4.4). */
async function openLarge( page: Page, path: string, width: number ): Promise< void > {
	await page.setViewportSize( { width, height: 800 } );
	await page.goto( path );
	await page.evaluate( () => ( document.documentElement.style.fontSize = '200%' ) );
}

const WORDS =
	'main :is(h1, h2, h3, p, li, a, button, strong, .atoll-option__label):not(.atoll-form__more *)';

async function expectWhole( page: Page, path: string ): Promise< void > {
	await openLarge( page, path, NARROW );
	expect.soft( await wordsInPieces( page, WORDS ), path ).toEqual( [] );
	// Elements that scroll, such as tables, are not cut off.
	const cutOff = await page
		.locator( 'main :is(h1, h2, h3, p, li, a):visible:not(figure *, ol *)' )
		.evaluateAll( ( elements ) =>
			elements
				.filter( ( e ) => e.getBoundingClientRect().right > window.innerWidth )
				.map( ( { textContent } ) => textContent )
		);
	expect.soft( cutOff, path ).toEqual( [] );
}

/** Layout depends only on stylesheets, on pages without a form. */
test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'no word is broken or cut off where text is twice as large', async ( { page } ) => {
		for ( const path of [
			'',
			'about/',
			'services/professionals/',
			'services/refinancing/',
			'services/vehicle-finance/',
			'services/commercial-loans/',
			'services/construction-loans/',
			'resources/news/help-for-first-home-buyers/',
		] ) {
			await expectWhole( page, path );
		}
		await openLarge( page, 'services/', 1000 );
		expect.soft( await wordsInPieces( page ), 'services/ at 1000 px' ).toEqual( [] );
	} );
} );

test( 'no word of a form’s page is broken or cut off where text is twice as large', async ( {
	page,
} ) => {
	await expectWhole( page, 'apply/' );
	await openLarge( page, 'contact/', NARROW );
	expect( await wordsInPieces( page ), 'contact/' ).toEqual( [] );
} );

test( `a calculator’s figure and the names of its lines are whole at ${ NARROW } px where text is twice as large`, async ( {
	page,
} ) => {
	await openLarge( page, 'resources/calculators/repayments/', NARROW );
	const figure = page.locator( '.atoll-calculator__figure' );
	const lines = ( await figure.boundingBox() )!.height;
	await figure.evaluate( ( { style } ) => ( style.whiteSpace = 'nowrap' ) );
	expect( ( await figure.boundingBox() )!.height ).toBe( lines );
	for ( const name of await page.locator( '.atoll-chart__name' ).all() ) {
		const { x, width } = ( await name.boundingBox() )!;
		expect( x ).toBeGreaterThan( 0 );
		expect( x + width ).toBeLessThan( NARROW );
	}
} );
