import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { FormOnPage } from '../support/forms/form';
import { addForm } from '../support/forms/own-form';
import { answersOf, entriesWith } from '../support/site/api';

const when = ( fieldId: string, operator: string, value: string ) => ( {
	conditionalLogic: {
		actionType: 'show',
		logicType: 'all',
		rules: [ { fieldId, operator, value } ],
	},
} );

const LOAN = [
	{
		type: 'radio',
		id: 1,
		label: 'What is it for?',
		choices: [ { text: 'Home' }, { text: 'Car' } ],
	},
	{
		type: 'text',
		id: 2,
		label: 'Which car?',
		isRequired: true,
		...when( '1', 'is', 'Car' ),
	},
	{ type: 'number', id: 3, label: 'Price', numberFormat: 'currency' },
	{
		type: 'number',
		id: 4,
		label: 'Deposit',
		numberFormat: 'currency',
		enableCalculation: true,
		calculationFormula: '{Price:3} * 0.2',
	},
	{ type: 'text', id: 5, label: 'Where is it from?', ...when( '4', '>', '10000' ) },
	{
		type: 'html',
		id: 6,
		label: 'Note',
		content:
			'<p>Ask us first.</p><p>We know.</p><p hidden>Draft</p><p style="display:none">Old</p>',
		...when( '1', 'is', 'Home' ),
	},
];

let path = '';

test.beforeAll( async () => {
	( { path } = await addForm( 'Loan', LOAN ) );
} );

test( 'nothing flashes: what is hidden is hidden before any script runs', async ( { browser } ) => {
	const page = await browser.newPage( { javaScriptEnabled: false } );
	await page.goto( path );
	const form = new FormOnPage( page );
	await expect( form.input( 'input_3' ) ).toBeVisible();
	await expect( form.input( 'input_2' ) ).toBeHidden();
	await expect( form.input( 'input_5' ) ).toBeHidden();
	await page.close();
} );

test( 'shows, counts and sends what the answers call for', async ( { marker, page } ) => {
	await page.goto( path );
	const form = await new FormOnPage( page ).wake();
	await form.fill( { input_1: 'Car' } );
	await expect( form.input( 'input_2' ) ).toBeVisible();

	await form.fill( { input_3: '$60,000' } );
	const result = form.root.getByRole( 'status', { name: 'Deposit', exact: true } );
	await expect( result ).toHaveText( '$12,000' );
	await expect( form.root.locator( '[data-atoll="status"]' ) ).toContainText(
		'Deposit: $12,000.'
	);
	await expect( form.input( 'input_5' ) ).toBeVisible();
	await expect( form.input( 'input_3' ) ).toBeFocused();

	await form.submit.click();
	await expect( form.error( 2 ) ).toHaveText( 'Please complete this field.' );
	expect( await violationsOf( page, { within: '.atoll-form' } ) ).toEqual( [] );

	await form.fill( { input_2: 'Golf', input_5: marker } );
	await form.submit.click();
	await expect( form.confirmation ).toBeVisible();
	const [ entry ] = await entriesWith( marker );
	expect( answersOf( entry ?? {} ) ).toMatchObject( { '2': 'Golf', '4': '12000' } );
} );

test( 'a person who changes their mind is asked for nothing that is hidden', async ( { page } ) => {
	await page.goto( path );
	const form = await new FormOnPage( page ).wake();
	await form.fill( { input_1: 'Car' } );
	await form.submit.click();
	await expect( form.error( 2 ) ).not.toBeEmpty();

	await form.fill( { input_1: 'Home' } );
	await expect( form.input( 'input_2' ) ).toBeHidden();
	await expect( form.root.locator( '[data-atoll="status"]' ) ).toHaveText(
		'Ask us first. We know.'
	);
	await form.submit.click();
	await expect( form.confirmation ).toBeVisible();
} );

test( 'an amount that is typed anew takes the place of the old one, by program and by keyboard', async ( {
	page,
} ) => {
	await page.goto( path );
	const form = await new FormOnPage( page ).wake();
	const price = form.input( 'input_3' );
	await price.fill( '60000' );
	await price.blur();
	await expect( price ).toHaveValue( '$60,000' );

	await price.fill( '7500' );
	await price.blur();
	await expect( price ).toHaveValue( '$7,500' );

	await price.press( 'Shift+Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( '80' );
	await expect( price ).toHaveValue( '80' );

	await price.blur();
	await price.click( { position: { x: 200, y: 20 } } );
	await page.keyboard.type( '0' );
	await expect( price ).toHaveValue( '800' );
} );
