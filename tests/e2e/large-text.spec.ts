import { expect, test } from './support/reused-page';
import { wordsInPieces } from './support/words-in-pieces';

const NARROW = 320;

for ( const { width, path } of [
	{ width: 1000, path: 'services/' },
	{ width: NARROW, path: 'contact/' },
] ) {
	test( `no word of links and choices is broken at ${ width } px where text is twice as large`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( path );
		await page.evaluate( () => ( document.documentElement.style.fontSize = '200%' ) );
		expect( await wordsInPieces( page ) ).toEqual( [] );
	} );
}

for ( const path of [
	'',
	'about/',
	'apply/',
	'services/professionals/',
	'services/refinancing/',
	'services/vehicle-finance/',
	'services/commercial-loans/',
	'services/construction-loans/',
	'resources/news/help-for-first-home-buyers/',
] ) {
	test( `no word of /${ path } is broken or cut off at ${ NARROW } px where text is twice as large`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: NARROW, height: 800 } );
		await page.goto( path );
		await page.evaluate( () => ( document.documentElement.style.fontSize = '200%' ) );
		const words =
			'main :is(h1, h2, h3, p, li, a, button, strong, .atoll-option__label):not(.atoll-form__more *)';
		expect( await wordsInPieces( page, words ) ).toEqual( [] );
		// What scrolls by itself, as a table does, is not cut off.
		expect(
			await page
				.locator( 'main :is(h1, h2, h3, p, li, a):visible:not(figure *, ol *)' )
				.evaluateAll( ( elements ) =>
					elements
						.filter( ( e ) => e.getBoundingClientRect().right > window.innerWidth )
						.map( ( { textContent } ) => textContent )
				)
		).toEqual( [] );
	} );
}

test( `a calculator’s figure and the names of its lines are whole at ${ NARROW } px where text is twice as large`, async ( {
	page,
} ) => {
	await page.setViewportSize( { width: NARROW, height: 800 } );
	await page.goto( 'resources/calculators/repayments/' );
	await page.evaluate( () => ( document.documentElement.style.fontSize = '200%' ) );
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
