import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';

const OVERVIEW = '/resources/calculators/';

const pageOf = ( name: string ) => `${ OVERVIEW }${ name }/`;

test( 'a result is answered while typing, drawn, listed, and shown to others by its link without scripts', async ( {
	page,
	browser,
	baseURL,
} ) => {
	await page.goto( OVERVIEW );
	const card = page.getByRole( 'region', { name: 'Loan repayments', exact: true } );
	await card.getByLabel( 'Loan amount' ).fill( '700,000' );
	await card.getByRole( 'button', { name: 'Work it out' } ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Loan repayments' );
	const calculator = page.locator( '#repayment' );
	await expect( calculator.getByLabel( 'Loan amount' ).first() ).toHaveValue( '700,000' );
	const figure = calculator.locator( '[data-atoll="figure"]' );
	const line = calculator.locator( '.atoll-chart__stroke' ).first();
	const [ before, drawn ] = [ await figure.textContent(), await line.getAttribute( 'd' ) ];

	await calculator.getByLabel( 'Loan amount' ).first().fill( '$480k' );
	await expect( figure ).not.toHaveText( before! );
	await calculator.getByRole( 'radio', { name: 'Fortnightly' } ).check();
	await calculator.getByRole( 'slider', { name: 'Loan term' } ).press( 'ArrowLeft' );
	await calculator.getByText( 'Show the figures as a table' ).click();
	await expect( calculator.locator( 'tbody tr' ) ).toHaveCount( 29 );
	await expect( line ).not.toHaveAttribute( 'd', drawn! );
	// The URL changes after the result, once no more is entered.
	await expect( page ).toHaveURL(
		/calculator=repayment&amount=480000&.*years=29&.*frequency=fortnightly/
	);
	expect( await violationsOf( page, { within: '#main' } ) ).toEqual( [] );

	const result = await figure.textContent();
	const context = await browser.newContext( {
		javaScriptEnabled: false,
		viewport: { width: 360, height: 640 },
		baseURL,
	} );
	const elsewhere = await context.newPage();
	await elsewhere.goto( page.url() );
	const there = elsewhere.locator( '#repayment' );
	await expect( there.locator( '[data-atoll="figure"]' ) ).toHaveText( result! );
	await expect( there.getByText( 'Print', { exact: true } ) ).toBeHidden();

	await there.getByLabel( 'Interest rate' ).first().fill( 'ninety' );
	await there.getByRole( 'button', { name: 'Calculate' } ).click();
	await there.getByRole( 'link', { name: 'Some of your figures could not be used' } ).click();
	await expect( there.getByText( 'Please enter a rate, such as 6.2.' ) ).toBeInViewport();
	await expect( there.getByLabel( 'Interest rate' ).first() ).toBeFocused();
	await expect( there.getByLabel( 'Loan amount' ).first() ).toHaveValue( '480,000' );
	await context.close();
} );

test( 'the answer stands on one line in a column of text', async ( { page } ) => {
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.goto( pageOf( 'repayments' ) );
	await page.addStyleTag( { content: '#repayment { max-inline-size: 44rem }' } );
	const figure = page.locator( '#repayment [data-atoll="figure"]' );
	const lines = () =>
		figure.evaluate( ( element ) => {
			const text = document.createRange();
			text.selectNodeContents( element );
			return new Set( [ ...text.getClientRects() ].map( ( { top } ) => Math.round( top ) ) )
				.size;
		} );
	expect( await lines() ).toBe( 1 );
} );

/** Returns labels of the chart that overlap. */
const wordsOnOthers = ( page: Page ) =>
	page.locator( '.atoll-chart' ).evaluate( ( chart ) => {
		const words = [ ...chart.querySelectorAll( 'text' ) ]
			.filter( ( text ) => text.checkVisibility( { visibilityProperty: true } ) )
			.map( ( text ) => ( { text: text.textContent, box: text.getBoundingClientRect() } ) );
		return words.flatMap( ( one, index ) =>
			words
				.slice( index + 1 )
				.filter(
					( { box } ) =>
						Math.min( box.right, one.box.right ) > Math.max( box.left, one.box.left ) &&
						Math.min( box.bottom, one.box.bottom ) - Math.max( box.top, one.box.top ) >
							3
				)
				.map( ( other ) => `${ one.text } on ${ other.text }` )
		);
	} );

test( 'no words of a chart stand on one another, on a telephone as in a narrow column', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 800 } );
	await page.goto( pageOf( 'vehicle-loan' ) );
	expect( await wordsOnOthers( page ) ).toEqual( [] );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( pageOf( 'borrowing-power' ) );
	await page.addStyleTag( { content: '.atoll-calculator__chart { inline-size: 20rem; }' } );
	expect( await wordsOnOthers( page ) ).toEqual( [] );
} );

test( 'one calculator goes on paper alone, with its table, under the logo and the address', async ( {
	page,
} ) => {
	await page.goto( pageOf( 'extra-repayments' ) );
	const calculator = page.locator( '#extra-repayments' );
	await page.evaluate( () => {
		window.print = () => {};
	} );
	await calculator.getByRole( 'button', { name: 'Print' } ).click();
	await page.emulateMedia( { media: 'print' } );
	await page.evaluate( () => window.dispatchEvent( new Event( 'beforeprint' ) ) );

	await expect( calculator.locator( 'tbody tr' ).first() ).toBeVisible();
	await expect( calculator.locator( '[data-atoll="figure"]' ) ).toBeVisible();
	await expect( calculator.getByLabel( 'Loan amount' ).first() ).toHaveValue( '650,000' );
	await expect( calculator.getByRole( 'slider' ).first() ).toBeHidden();
	await expect( calculator.getByText( 'Show the figures as a table' ) ).toBeHidden();
	await expect( calculator.getByText( 'Print', { exact: true } ) ).toBeHidden();
	const name = await calculator.evaluate(
		( one ) => getComputedStyle( one, '::before' ).content
	);
	expect( name ).toBe( '"Extra repayments"' );
	await expect( page.getByRole( 'heading', { name: 'Other calculators' } ) ).toBeHidden();
	await expect( page.locator( '.atoll-header__logo' ) ).toBeVisible();
	await expect(
		page.getByText( new URL( page.url() ).origin + pageOf( 'extra-repayments' ) )
	).toBeVisible();
	await expect( page.getByRole( 'contentinfo' ) ).toBeHidden();
} );
