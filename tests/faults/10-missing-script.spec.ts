import { CONFIRMATION, validAnswers } from '../e2e/support/forms/enquiry';
import { entriesWith } from '../e2e/support/site/api';
import { expect, test } from '../e2e/support/test';

/** Whichever script is missing, the form works as a plain form: its own script every day, React too in test:all. */
const LOSSES = [
	{ name: 'the island’s script is missing', url: '**/islands/form.js*' },
	{ name: 'React is missing', url: '**/react-dom*.js*', tag: '@long' },
];

for ( const { name, url, tag } of LOSSES ) {
	test(
		`the form still works when ${ name }`,
		tag ? { tag } : {},
		async ( { page, form, marker } ) => {
			await page.route( url, ( route ) =>
				route.fulfill( { status: 404, body: 'Not found' } )
			);
			await form.open();
			await form.fill( { ...validAnswers( marker ), input_2: 'jo@' } );
			await form.submit.click();
			await expect
				.poll( () => form.messages() )
				.toEqual( { 2: 'Please enter a valid email address.' } );
			await form.fill( { input_2: `${ marker }@example.com.au` } );
			await form.submit.click();
			await expect( form.confirmation ).toContainText( CONFIRMATION );
			expect( await entriesWith( marker ) ).toHaveLength( 1 );
		}
	);
}

test( 'a calculator answers by its button when its script is missing, and shows nothing that needs it', async ( {
	page,
} ) => {
	await page.route( '**/islands/calculator.js*', ( route ) =>
		route.fulfill( { status: 404, body: 'Not found' } )
	);
	await page.goto( '/resources/calculators/repayments/' );
	const calculator = page.locator( '#repayment' );
	const figure = calculator.locator( '[data-atoll="figure"]' );
	const before = await figure.textContent();
	await calculator.getByLabel( 'Loan amount' ).first().fill( '480,000' );
	await calculator.locator( '[data-settled]' ).waitFor();
	const button = calculator.getByRole( 'button', { name: 'Calculate' } );
	await expect( button ).toBeVisible();
	await expect( calculator.getByRole( 'slider' ) ).toHaveCount( 0 );
	await expect( calculator.getByRole( 'button', { name: 'Print' } ) ).toBeHidden();
	await button.click();
	await expect( figure ).not.toHaveText( before! );
	await expect( calculator.getByLabel( 'Loan amount' ).first() ).toHaveValue( '480,000' );
} );

test( 'the next page is loaded in full, also where a script would keep this one', async ( {
	page,
	form,
} ) => {
	await page.route( '**/islands/form.js*', ( route ) =>
		route.fulfill( { status: 404, body: 'Not found' } )
	);
	await form.open();
	await form.input( 'input_1' ).focus();
	await expect( page.locator( '[data-island=form][data-settled]' ) ).toBeVisible();
	const loaded = page.waitForEvent( 'domcontentloaded' );
	// As a router does after it has rendered the next page itself.
	await page.evaluate( () => history.pushState( null, '', '/about/' ) );
	await loaded;
	expect( new URL( page.url() ).pathname ).toBe( '/about/' );
} );
