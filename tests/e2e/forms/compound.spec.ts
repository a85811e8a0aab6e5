import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { FormOnPage } from '../support/forms/form';
import { addForm } from '../support/forms/own-form';
import { answersOf, call, entriesWith } from '../support/site/api';

const APPLICANT = {
	title: 'Applicant',
	fields: [
		{
			type: 'name',
			id: 1,
			label: 'Your name',
			isRequired: true,
			allowPunctuation: true,
			inputs: [
				{ id: '1.2', label: 'Prefix', choices: [ { text: 'Dr', value: 'Dr' } ] },
				{ id: '1.3', label: 'First', customLabel: 'First name' },
				{ id: '1.4', label: 'Middle', isHidden: true },
				{ id: '1.6', label: 'Last', customLabel: 'Last name' },
				{ id: '1.8', label: 'Suffix', isHidden: true },
			],
		},
		{ type: 'address', id: 2, label: 'Home address', isRequired: true },
		{
			type: 'list',
			id: 3,
			label: 'Assets',
			isRequired: true,
			enableColumns: true,
			maxRows: 4,
			choices: [ { text: 'Asset' }, { text: 'Value' } ],
		},
	],
};

let path = '';

test.beforeAll( async () => {
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', APPLICANT );
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Applicant',
		content: `<!-- wp:atoll/form {"formId":${ id }} /-->`,
		status: 'publish',
	} );
	path = new URL( link ).pathname;
} );

const ANSWERS = {
	input_1_2: 'Dr',
	input_1_3: 'Mary-Jane',
	input_2_1: '1/23 O’Connell St',
	input_2_2: '-',
	input_2_3: 'Surry Hills',
	input_2_4: 'New South Wales',
	input_2_5: '2010',
};

const stored = ( marker: string ) => ( {
	'1.2': 'Dr',
	'1.3': 'Mary-Jane',
	'1.6': marker,
	'2.1': '1/23 O’Connell St',
	'2.2': '-',
	'2.3': 'Surry Hills',
	'2.4': 'New South Wales',
	'2.5': '2010',
	'2.6': 'Australia',
	'3': [
		{ Asset: 'Car', Value: '$10,000' },
		{ Asset: 'Boat', Value: '$5,000' },
	],
} );

/** Returns a marker of only letters, as a name may be. */
const surname = ( marker: string ) =>
	`Lee-${ marker.replace( /[0-9]/g, ( digit ) => 'abcdefghij'[ Number( digit ) ] ?? '' ) }`;

test( 'names, addresses and lists are stored as they were answered by keyboard', async ( {
	page,
	marker,
} ) => {
	const last = surname( marker );
	await page.goto( path );
	const form = await new FormOnPage( page ).wake();
	await form.fill( { ...ANSWERS, input_1_6: last } );
	const cells = form.input( 'input_3[]' );
	await cells.nth( 0 ).focus();
	await page.keyboard.type( 'Car' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( '$10,000' );
	await form.root.locator( '[data-atoll=add-row]' ).click();
	await form.root.locator( '[data-atoll=add-row]' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( cells.nth( 4 ) ).toBeFocused();
	await page.keyboard.type( 'Boat' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( '$5,000' );
	await form.root.locator( '[data-atoll=remove-row]' ).nth( 1 ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( form.root.locator( '[data-atoll=remove-row]' ).nth( 1 ) ).toBeFocused();
	await expect( form.root.locator( '[data-row]' ) ).toHaveCount( 2 );
	await form.submit.click();
	await expect( form.confirmation ).toContainText( 'Thank you' );
	const entries = await entriesWith( last );
	expect( entries ).toHaveLength( 1 );
	expect( answersOf( entries[ 0 ] ?? {} ) ).toEqual( stored( last ) );
} );

test( 'parts and rows are mended where they are', async ( { page } ) => {
	await page.goto( path );
	const form = new FormOnPage( page );
	await test.step( 'a list is one row long until more are needed, and nothing moves when it comes alive', async () => {
		const row = form.root.locator( '[data-row]' );
		await expect( row.filter( { visible: true } ) ).toHaveCount( 1 );
		const below = () => form.submit.boundingBox();
		const before = await below();
		await form.wake();
		await expect( row ).toHaveCount( 1 );
		await expect( form.root.locator( '[data-atoll=add-row]' ) ).toBeVisible();
		expect( ( await below() )?.y ).toBe( before?.y );
	} );

	await test.step( 'each part says what to mend at its own place, and the summary leads to it', async () => {
		await form.submit.click();
		await expect( form.root.locator( '.atoll-summary li' ) ).toHaveText( [
			'Your name: First name – Please enter your first name.',
			'Your name: Last name – Please enter your last name.',
			'Home address: Street address – Please enter a valid address.',
			'Home address: Address line 2 – Please enter a valid address ( put - to indicate empty).',
			'Home address: Suburb or city – Please enter a valid city.',
			'Home address: State or province – Please enter a valid city.',
			'Home address: Postcode – Please enter a valid postcode.',
			'Assets – Please complete each field.',
		] );
		await expect( form.input( 'input_1_3' ) ).toBeFocused();
		await form.root.locator( '.atoll-summary a', { hasText: 'Postcode' } ).click();
		const postcode = form.input( 'input_2_5' );
		await expect( postcode ).toBeFocused();
		await expect( postcode ).toHaveAttribute( 'aria-invalid', 'true' );
		await page.keyboard.type( '2x0-1 0' );
		await expect( postcode ).toHaveValue( '2010' );
		await expect( form.root.locator( '[data-input="2.5"] [data-atoll=error]' ) ).toBeEmpty();
		expect( await violationsOf( page, { within: '.atoll-form' } ) ).toEqual( [] );
	} );

	await test.step( 'rows come back after a reload', async () => {
		await form.root.locator( '[data-atoll=add-row]' ).click();
		await form.root.locator( '[data-atoll=add-row]' ).click();
		await form.input( 'input_3[]' ).nth( 4 ).fill( 'Boat' );
		await page.keyboard.press( 'Tab' );
		await page.reload();
		await form.untilLive();
		await expect( form.input( 'input_3[]' ).nth( 4 ) ).toHaveValue( 'Boat' );
	} );
} );

test( 'what is to be mended is seen with its message, also where its question is higher than the window', async ( {
	page,
	marker,
} ) => {
	await page.goto( path );
	const form = await new FormOnPage( page ).wake();
	await form.fill( {
		...ANSWERS,
		input_1_6: surname( marker ),
		input_2_5: '',
		'input_3[]': [ 'Car', '$1' ],
	} );
	// Otherwise it would be visible while the page scrolls past it.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.setViewportSize( { width: 320, height: 256 } );
	await form.submit.click();
	const postcode = form.input( 'input_2_5' );
	await expect( postcode ).toBeFocused();
	await expect( postcode ).toBeInViewport( { ratio: 1 } );
	await expect( form.root.locator( '[data-input="2.5"] .atoll-error' ) ).toBeInViewport( {
		ratio: 1,
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'parts and rows are mended and stored all the same', async ( { page, marker } ) => {
		const last = surname( marker );
		await page.goto( path );
		const form = new FormOnPage( page );
		await form.fill( { ...ANSWERS, 'input_3[]': [ 'Car', '$10,000', 'Boat' ] } );
		await form.submit.click();
		await expect( form.root.locator( '.atoll-summary li' ) ).toHaveText( [
			'Your name: Last name – Please enter your last name.',
			'Assets – Please complete each field.',
		] );
		await expect( form.root.locator( '#' + ( await gap( form ) ) ) ).toHaveAttribute(
			'name',
			'input_3[]'
		);
		await form.fill( {
			input_1_6: last,
			'input_3[]': [ 'Car', '$10,000', 'Boat', '$5,000' ],
		} );
		await form.submit.click();
		await expect( page.locator( '.atoll-confirmation' ) ).toContainText( 'Thank you' );
		const [ entry ] = await entriesWith( last );
		expect( answersOf( entry ?? {} ) ).toEqual( stored( last ) );
	} );

	test( 'the summary leads to what is to be mended, below its question and its message', async ( {
		page,
	} ) => {
		await page.goto( path );
		const form = new FormOnPage( page );
		await form.submit.click();
		await page.setViewportSize( { width: 1280, height: 500 } );
		await form.root.locator( '.atoll-summary a', { hasText: 'Postcode' } ).click();
		const part = form.root.locator( '[data-input="2.5"]' );
		for ( const shown of [ 'label', '.atoll-error', 'input' ] ) {
			await expect( part.locator( shown ) ).toBeInViewport( { ratio: 1 } );
		}
	} );
} );

/** Returns the id of the cell that the error summary leads to. */
const gap = async ( form: FormOnPage ) =>
	( await form.root.locator( '.atoll-summary a' ).last().getAttribute( 'href' ) )?.slice( 1 ) ??
	'';

test( 'a part’s list breaks long words where colours are forced, and keeps its arrow', async ( {
	page,
} ) => {
	const form = await addForm( 'Address', [
		{ type: 'address', id: 1, label: 'Home address', addressType: 'australian' },
	] );
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.setViewportSize( { width: 1000, height: 800 } );
	await page.goto( form.path );
	const state = page.locator( '[name="input_1_4"]' );
	const height = () => state.evaluate( ( list ) => list.clientHeight );
	const ofOneLine = await height();
	await state.selectOption( 'Australian Capital Territory' );
	expect( await height() ).toBeGreaterThan( ofOneLine );
	await expect( state ).toHaveCSS( 'background-image', /^url/ );
} );
