import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { asAdministrator } from '../support/screens/editor';
import { call } from '../support/site/api';

const LIST = 'wp-admin/admin.php?page=atoll-entries';

/** Names of the people who submit this test's form, oldest first. */
const PEOPLE = [ 'Ada', 'Ben', 'Cy' ];

const STATES = [
	{ text: 'Victoria', value: 'VIC' },
	{ text: 'Queensland', value: 'QLD' },
];

/** Submits the form once for each of them. */
async function send( form: number, marker: string ): Promise< void > {
	for ( const [ index, name ] of PEOPLE.entries() ) {
		await call( `gf/v2/forms/${ form }/submissions`, 'POST', {
			input_1: `${ name } ${ marker }`,
			input_2: `${ name.toLowerCase() }@example.com`,
			input_3: STATES[ index % 2 ]!.value,
		} );
	}
}

/** Returns a row by email address, since a name may also occur in the marker. */
const row = ( page: Page, name: string ) =>
	page.getByRole( 'row' ).filter( { hasText: `${ name }@` } );

const wayBack = ( page: Page ) => page.getByRole( 'link', { name: '← All entries' } );

const act = async ( page: Page, name: string, action: string ) => {
	await row( page, name ).getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: action, exact: true } ).click();
};

const HEADINGS = '\uFEFF"Entry","Received","Your name","Email","State"';

/** Returns the lines of the file that the dialog downloads. */
const downloaded = async ( page: Page ) => {
	const waiting = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Download' } ).click();
	const file = await waiting;
	return ( await readFile( await file.path(), 'utf8' ) ).trimEnd().split( '\r\n' );
};

test( 'entries are found, filtered, starred, taken for spam and back, changed and exported', async ( {
	page,
	marker,
} ) => {
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', {
		title: `Survey ${ marker }`,
		fields: [
			{ id: 1, type: 'text', label: 'Your name', isRequired: true },
			{ id: 2, type: 'email', label: 'Email', isRequired: true },
			{ id: 3, type: 'select', label: 'State', choices: STATES },
		],
	} );
	await send( id, marker );
	await asAdministrator( page );
	await page.goto( LIST );

	await test.step( 'found by its form, and by a word', async () => {
		await page.getByLabel( 'Form', { exact: true } ).selectOption( `Survey ${ marker }` );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 4 );
		await page.getByRole( 'searchbox' ).fill( 'ben@example.com' );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		await expect( page ).toHaveURL( /search=ben/ );
		await page.goBack();
		await expect( page.getByRole( 'row' ) ).toHaveCount( 4 );
		expect( await violationsOf( page, { within: '.atoll-entries' } ) ).toEqual( [] );
	} );

	await test.step( 'filtered by an answer, by a link that lasts', async () => {
		await page.getByRole( 'button', { name: 'Add filter' } ).click();
		await page.getByRole( 'menuitem', { name: 'State' } ).click();
		await page.getByRole( 'option', { name: 'Victoria' } ).click();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 3 );
		await page.reload();
		await expect( page.getByRole( 'row' ) ).toHaveCount( 3 );
		await expect( row( page, 'Ben' ) ).toHaveCount( 0 );
	} );

	await test.step( 'starred', async () => {
		await page.goto( `${ LIST }&form=${ id }` );
		await act( page, 'ada', 'Star' );
		await expect( row( page, 'ada' ).getByText( 'Starred' ) ).toBeAttached();
		await expect( page.getByRole( 'link', { name: /^Starred/ } ) ).toContainText( '1' );
		await expect( row( page, 'ada' ).getByRole( 'button', { name: 'Actions' } ) ).toBeFocused();
	} );

	await test.step( 'taken for spam, and back', async () => {
		await act( page, 'ben', 'Mark as spam' );
		await expect( row( page, 'ben' ) ).toHaveCount( 0 );
		const said = page.locator( '.components-snackbar' ).filter( { hasText: 'marked as spam' } );
		await said.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( row( page, 'ben' ) ).toHaveCount( 1 );
	} );

	await test.step( 'by keyboard, with the focus on the row that stands there next', async () => {
		const actionsOf = ( name: string ) =>
			row( page, name ).getByRole( 'button', { name: 'Actions' } );
		await actionsOf( 'ben' ).press( 'Enter' );
		await page.getByRole( 'menuitem', { name: 'Move to trash' } ).press( 'Enter' );
		await expect( actionsOf( 'ada' ) ).toBeFocused();
		await page
			.locator( '.components-snackbar' )
			.filter( { hasText: 'moved to the trash' } )
			.getByRole( 'button', { name: 'Undo' } )
			.press( 'Enter' );
		await expect( row( page, 'ben' ) ).toHaveCount( 1 );
		await expect( page.locator( ':focus' ) ).toHaveAccessibleName( 'Actions' );
	} );

	await test.step( 'opened, with the way back and on', async () => {
		await row( page, 'ben' ).getByRole( 'link' ).first().click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText(
			'ben@example.com'
		);
		await expect( page.getByRole( 'link', { name: 'Next entry' } ) ).toBeVisible();
		await expect( wayBack( page ) ).toHaveAttribute( 'href', new RegExp( `form=${ id }` ) );
		expect( await violationsOf( page, { within: '#wpbody-content' } ) ).toEqual( [] );
	} );

	await test.step( 'changed: first wrong, then right', async () => {
		await page.getByRole( 'link', { name: 'Edit answers' } ).click();
		await page.getByLabel( 'Email' ).fill( 'nobody' );
		await page.getByLabel( 'Your name' ).fill( `Benjamin ${ marker }` );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( page.getByLabel( 'Email' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( page.getByLabel( 'Your name' ) ).toHaveValue( `Benjamin ${ marker }` );
		await page.getByLabel( 'Email' ).fill( 'benjamin@example.com' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( page.locator( '.notice-success' ) ).toContainText( 'The answers are saved.' );
		await expect( page.locator( '.atoll-log' ).last() ).toContainText( 'Edited' );
	} );

	await test.step( 'exported, and read', async () => {
		// A script makes the link lead to the list as it was left.
		await expect( wayBack( page ) ).toHaveAttribute( 'href', new RegExp( `form=${ id }` ) );
		await wayBack( page ).click();
		await page.getByRole( 'button', { name: 'Export', exact: true } ).click();
		const [ head, ...rows ] = await downloaded( page );
		expect( head ).toBe( HEADINGS );
		expect( rows.map( ( line ) => line.split( ',' ).slice( 2 ).join( ',' ) ) ).toEqual( [
			`"Cy ${ marker }","cy@example.com","Victoria"`,
			`"Benjamin ${ marker }","benjamin@example.com","Queensland"`,
			`"Ada ${ marker }","ada@example.com","Victoria"`,
		] );
		await page.getByRole( 'button', { name: 'Close' } ).last().click();
	} );

	await test.step( 'a ticked one exported alone, with its answers', async () => {
		await act( page, 'cy', 'Export as CSV' );
		const [ head, ...rows ] = await downloaded( page );
		expect( head ).toBe( HEADINGS );
		expect( rows ).toHaveLength( 1 );
		expect( rows[ 0 ] ).toContain( `"Cy ${ marker }","cy@example.com","Victoria"` );
	} );
} );
