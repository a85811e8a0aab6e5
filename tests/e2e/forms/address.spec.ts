import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { ADDRESS_FIELDS, AddressOnPage } from '../support/forms/address';
import { addForm, type OwnForm } from '../support/forms/own-form';
import { answersOf, entriesWith } from '../support/site/api';
import { choose, startVendor, type Vendor } from '../support/site/stand-in';

let form: OwnForm;
let register: Vendor;
let maps: Vendor;

test.beforeAll( async () => {
	form = await addForm( 'Address enquiry', ADDRESS_FIELDS );
	register = await startVendor( 'addressr', 'startAddressr' );
	maps = await startVendor( 'google-maps', 'startGoogleMaps' );
} );

test.afterAll( () => {
	register?.stop();
	maps?.stop();
} );

const open = async ( page: Page, provider: 'addressr' | 'google' ) => {
	await choose( page, {
		addresses: { provider, googleKey: 'key', addressrKey: 'key', url: register.url },
		vendor: maps.url,
	} );
	return new AddressOnPage( page ).open( form.path );
};

const KIRRIBILLI = [ '1/109 Kirribilli Avenue', '-', 'Kirribilli', 'NSW', '2061', 'Australia' ];
const COLLINGWOOD = [ '12/3 Smith Street', '-', 'Collingwood', 'VIC', '3066', 'Australia' ];

test( 'by mouse: what is typed suggests addresses, and one of them fills in the form', async ( {
	page,
	marker,
} ) => {
	const address = await open( page, 'addressr' );
	await address.form.input( 'input_1' ).fill( marker );
	await address.line1.pressSequentially( '109 kirri' );
	await address.list.getByRole( 'option' ).first().click();
	await expect( address.line1 ).toHaveValue( KIRRIBILLI[ 0 ]! );
	expect( await address.values() ).toEqual( KIRRIBILLI );
	await expect( address.line1 ).toBeFocused();
	await expect( address.status ).toContainText( 'Filled in: 1/109 Kirribilli Avenue' );

	await address.form.submit.click();
	await expect( address.form.confirmation ).toContainText( 'Thank you' );
	const [ entry ] = await entriesWith( marker );
	expect( answersOf( entry! ) ).toMatchObject( { 3.1: KIRRIBILLI[ 0 ], 3.5: '2061' } );
} );

test( 'Google is asked as sparingly as it bills', async ( { page } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	const address = await open( page, 'google' );

	await test.step( "Google's script comes only to those who type an address", async () => {
		await address.form.input( 'input_1' ).fill( 'Jo' );
		const scripts = () => asked.filter( ( url ) => url.startsWith( maps.url ) );
		expect( scripts() ).toEqual( [] );
		await address.line1.focus();
		await expect.poll( scripts ).toHaveLength( 1 );
		expect( scripts()[ 0 ] ).toContain( 'libraries=places,geometry' );
	} );

	await test.step( "a session of Google's ends with the address that was chosen", async () => {
		// In one step: with slow keystrokes, parts of the text would be searched for too.
		await address.line1.fill( 'smith' );
		await address.list.getByRole( 'option' ).first().click();
		await expect( address.line1 ).toHaveValue( COLLINGWOOD[ 0 ]! );
		await address.line1.fill( '30 smith' );
		await expect( address.list.getByRole( 'option' ) ).toHaveCount( 1 );
		const bills = await page.evaluate(
			() => ( window as unknown as { standInSessions: object[] } ).standInSessions
		);
		expect( bills ).toEqual( [
			{ searches: [ 'smith' ], fetched: [ 'ChIJ-unit-12' ] },
			{ searches: [ '30 smith' ], fetched: [] },
		] );
	} );
} );

test( 'what Google does not know of an address stays as it was typed', async ( { page } ) => {
	const address = await open( page, 'google' );
	const chooseFirst = async ( typed: string ) => {
		await address.line1.fill( '' );
		await address.line1.pressSequentially( typed );
		await address.list.getByRole( 'option' ).first().click();
	};
	await test.step( 'a number that its street does not have', async () => {
		await chooseFirst( '12/7 hand' );
		await expect( address.form.input( 'input_3_3' ) ).toHaveValue( 'Hobart' );
		await expect( address.line1 ).toHaveValue( '12/7 Hand Street' );
		await expect( address.status ).toContainText( 'Filled in: 12/7 Hand Street' );
	} );
	await test.step( 'all of it, where a place has no address', async () => {
		await chooseFirst( 'bare road' );
		await expect( address.status ).toContainText( 'Please type your address' );
		await expect( address.line1 ).toHaveValue( 'bare road' );
		await expect( address.form.input( 'input_3_3' ) ).toHaveValue( 'Hobart' );
	} );
} );

test( 'what is typed while a chosen address is on its way stays', async ( { page } ) => {
	const address = await open( page, 'addressr' );
	let answer = () => {};
	const answered = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await page.route( '**/s1t2/v1/addresses/*', async ( route ) => {
		await answered;
		await route.continue();
	} );
	await address.line1.fill( '' );
	await address.line1.pressSequentially( '109 kirri' );
	await address.list.getByRole( 'option' ).first().click();
	await address.form.input( 'input_3_2' ).fill( 'Level 2' );
	answer();
	await expect( address.line1 ).toHaveValue( KIRRIBILLI[ 0 ]! );
	await expect( address.form.input( 'input_3_2' ) ).toHaveValue( 'Level 2' );
} );

/** Services that are down; the message is the same for all. */
const DOWN: Array< { provider: 'addressr' | 'google'; tag?: string } > = [
	{ provider: 'addressr' },
	{ provider: 'google', tag: '@long' },
];

for ( const { provider, tag } of DOWN ) {
	test(
		`typing by hand works on when ${ provider } is down, which is told once`,
		tag ? { tag } : {},
		async ( { page, marker } ) => {
			const address = await open( page, provider );
			await address.form.input( 'input_1' ).fill( marker );
			await address.line1.pressSequentially( 'zzdown' );
			await expect( address.status ).toBeVisible();
			await expect( address.status ).toHaveText(
				/not available at the moment\. Please type your address/
			);
			await address.typeByHand();
			await address.form.submit.click();
			await expect( address.form.confirmation ).toContainText( 'Thank you' );
			const [ entry ] = await entriesWith( marker );
			expect( answersOf( entry! ) ).toMatchObject( { 3.1: '7 Hand Street', 3.3: 'Hobart' } );
		}
	);
}

test( 'without a provider the address is plain inputs', async ( { page } ) => {
	await choose( page, { addresses: { provider: 'none' } } );
	const address = await new AddressOnPage( page ).open( form.path );
	await expect( address.line1 ).toBeVisible();
	expect( await address.line1.getAttribute( 'role' ) ).toBeNull();
	await expect( page.locator( 'script[src*="form.address"]' ) ).toHaveCount( 0 );
} );

test( 'a list of addresses is walked by keyboard', async ( { page } ) => {
	const address = await open( page, 'google' );

	await test.step( 'accessibility tools find nothing wrong with the open list, and its options can be pressed', async () => {
		await address.line1.pressSequentially( 'smith' );
		await expect( address.list.getByRole( 'option' ) ).toHaveCount( 2 );
		await page.keyboard.press( 'ArrowDown' );
		await expect( address.list.getByRole( 'option', { selected: true } ) ).toBeVisible();
		expect( await violationsOf( page, { within: '.atoll-form' } ) ).toEqual( [] );
		for ( const option of await address.list.getByRole( 'option' ).all() ) {
			expect( ( await option.boundingBox() )?.height ).toBeGreaterThanOrEqual( 44 );
		}
	} );

	await test.step( 'by keyboard: arrows choose, Escape keeps what was typed, Enter takes and does not send', async () => {
		await address.line1.focus();
		await address.line1.fill( '' );
		await page.keyboard.type( 'smith' );
		await expect( address.list.getByRole( 'option' ) ).toHaveCount( 2 );
		await expect( address.status ).toContainText( '2 addresses suggested' );
		await page.keyboard.press( 'Escape' );
		await expect( address.list ).toBeHidden();
		await expect( address.line1 ).toHaveValue( 'smith' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( address.list.getByRole( 'option', { selected: true } ) ).toContainText(
			'12/3 Smith'
		);
		await page.keyboard.press( 'Enter' );
		await expect( address.line1 ).toHaveValue( COLLINGWOOD[ 0 ]! );
		expect( await address.values() ).toEqual( COLLINGWOOD );
		await expect( address.status ).toContainText( 'Filled in: 12/3 Smith Street' );
		await expect( address.form.submit ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( address.form.input( 'input_3_2' ) ).toBeFocused();
	} );
} );
