import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { addForm, addPage, removeMade } from '../support/forms/built-form';
import { newMarker } from '../support/forms/enquiry';
import { asAdministrator, canvas, greetNobody, openEditor } from '../support/screens/editor';
import { call } from '../support/site/api';

test.beforeAll( () => greetNobody() );

test.beforeEach( ( { page } ) => asAdministrator( page ) );

test.afterAll( () => removeMade() );

const field = ( attributes: object ) =>
	`<!-- wp:atoll/field ${ JSON.stringify( attributes ) } /-->`;

const PURPOSE = field( {
	id: 1,
	kind: 'radio',
	label: 'Purpose',
	choices: [ { text: 'Buy' }, { text: 'Refinance' } ],
} );

interface Editor {
	wp: {
		data: {
			select( store: string ): { getBlocks(): { clientId: string }[] };
			dispatch( store: string ): {
				updateBlockAttributes( id: string, attributes: object ): void;
				editPost( edits: object ): void;
			};
		};
	};
}

/** Removes required settings of a question, a page and a notification. */
const breakIt = ( page: Page ) =>
	page.evaluate( () => {
		const { dispatch, select } = ( window as unknown as Editor ).wp.data;
		const [ question, pageBreak ] = select( 'core/block-editor' ).getBlocks();
		const { updateBlockAttributes } = dispatch( 'core/block-editor' );
		updateBlockAttributes( question!.clientId, { choices: [] } );
		updateBlockAttributes( pageBreak!.clientId, {
			conditionalLogic: { rules: [ { fieldId: '9', operator: 'is', value: 'x' } ] },
		} );
		const notifications = [ { id: 'a1', name: 'To the office', to: '' } ];
		const meta = { atoll_settings: JSON.stringify( { notifications } ) };
		dispatch( 'core/editor' ).editPost( { meta } );
	} );

/** Replaces all blocks, as the code editor does. */
const writeInstead = ( page: Page, content: string ) =>
	page.evaluate( ( text ) => {
		const { dispatch } = ( window as unknown as Editor ).wp.data;
		dispatch( 'core/editor' ).editPost( { content: text, blocks: undefined } );
	}, content );

/** Adds a form with a question that other parts depend on. */
const addHanging = ( title: string ): Promise< number > =>
	addForm( {
		title,
		status: 'publish',
		content: [
			PURPOSE,
			'<!-- wp:atoll/page-break /-->',
			field( { id: 2, kind: 'text', label: 'Name' } ),
			field( {
				id: 3,
				kind: 'number',
				label: 'Amount',
				conditionalLogic: {
					actionType: 'show',
					logicType: 'all',
					rules: [ { fieldId: '1', operator: 'is', value: 'Buy' } ],
				},
			} ),
		].join( '\n' ),
		settings: {
			notifications: [
				{ id: 'a1', name: 'Office', to: '{admin_email}', subject: '{Purpose:1}' },
			],
		},
	} );

// Several checks in one editor, which takes seconds to open.
test( 'asks before a form or a question goes that is used, and says why it cannot be saved', async ( {
	page,
} ) => {
	const { keyboard } = page;
	const name = `Used ${ newMarker() }`;
	const id = await addHanging( name );
	const { number } = await call< { number: number } >( `wp/v2/atoll-forms/${ id }` );
	await addPage( `Contact ${ name }`, `<!-- wp:atoll/form {"formId":${ number }} /-->` );
	await openEditor( page, `wp-admin/post.php?post=${ id }&action=edit` );

	await test.step( 'says what of the site uses a form before it goes to the trash', async () => {
		await page.getByRole( 'button', { name: 'Move to trash' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( `“Contact ${ name }” shows it` );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	} );

	await test.step( 'asks before a question goes that something hangs on, and undo brings it back', async () => {
		const question = ( words: string ) =>
			canvas( page ).getByRole( 'document', { name: `Field: ${ words }` } );
		const dialog = page.getByRole( 'dialog', { name: 'Delete this question?' } );
		await question( 'Name' ).focus();
		await keyboard.press( 'Backspace' );
		await expect( question( 'Name' ) ).toBeHidden();

		await question( 'Purpose' ).focus();
		await keyboard.press( 'Backspace' );
		await expect( dialog.getByRole( 'listitem' ) ).toHaveText( [
			'The condition of “Amount”',
			'The notification “Office”',
		] );
		await expect( dialog.getByRole( 'button', { name: 'Keep' } ) ).toBeFocused();
		await keyboard.press( 'Enter' );
		await expect( question( 'Purpose' ) ).toBeFocused();

		await page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Options' } )
			.click();
		await expect( page.getByRole( 'menuitem', { name: 'Hide' } ) ).toHaveCount( 0 );
		await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
		await dialog.getByRole( 'button', { name: 'Delete' } ).click();
		await expect( question( 'Purpose' ) ).toBeHidden();
		await keyboard.press( 'Control+z' );
		await expect( question( 'Purpose' ) ).toBeVisible();

		await question( 'Purpose' ).focus();
		await keyboard.press( 'Control+a' );
		await keyboard.press( 'Enter' );
		const all = page.getByRole( 'dialog', { name: 'Delete these questions?' } );
		await expect( all.getByRole( 'listitem' ) ).toHaveText( [ 'The notification “Office”' ] );
		await all.getByRole( 'button', { name: 'Keep' } ).click();
		await expect( question( 'Amount' ) ).toBeVisible();
	} );

	await test.step( 'says beside Save why a form cannot be saved, and leads to what mends it', async () => {
		const bar = page.getByRole( 'region', { name: 'Editor top bar' } );
		const save = bar.getByRole( 'button', { name: 'Save', exact: true } );
		const reasons = bar.getByRole( 'button', { name: '3 problems' } );
		await expect( reasons ).toBeHidden();

		await breakIt( page );
		await expect( save ).toBeDisabled();
		await expect( bar.getByRole( 'status' ) ).toHaveText(
			'This form cannot be saved: 3 problems.'
		);

		const follow = async ( sentence: RegExp ) => {
			await reasons.focus();
			await keyboard.press( 'Enter' );
			const link = page
				.locator( '.components-popover' )
				.getByRole( 'button', { name: sentence } );
			await link.focus();
			await keyboard.press( 'Enter' );
		};
		await follow( /add at least one choice/ );
		await expect( page.getByRole( 'button', { name: 'Add choice' } ) ).toBeFocused();
		await follow( /^Page 2/ );
		await expect( page.getByRole( 'button', { name: 'Edit condition' } ) ).toBeFocused();
		await follow( /has nobody to go to/ );
		await expect(
			page.getByRole( 'button', { name: 'To the office', exact: true } )
		).toBeFocused();

		await page.setViewportSize( { width: 360, height: 740 } );
		await reasons.click();
		await expect( page.locator( '.components-popover' ) ).toContainText(
			`As a draft, the form would be closed to visitors. The site uses it: “Contact ${ name }” shows it.`
		);
		await expect( page.getByRole( 'button', { name: /has nobody to go to/ } ) ).toBeInViewport(
			{
				ratio: 1,
			}
		);
	} );

	await test.step( 'inserts fields into a formula with the arrow keys alone, on a telephone too', async () => {
		await keyboard.press( 'Escape' );
		await page.setViewportSize( { width: 1280, height: 800 } );
		const amounts = Array.from( { length: 18 }, ( _, index ) =>
			field( { id: index + 1, kind: 'number', label: `Amount ${ index + 1 }` } )
		);
		const loan = field( { id: 30, kind: 'number', label: 'Loan', calculationFormula: '1 + ' } );
		await writeInstead( page, [ ...amounts, loan ].join( '\n' ) );
		await canvas( page ).getByRole( 'document', { name: 'Field: Loan' } ).click();
		await page.setViewportSize( { width: 320, height: 640 } );
		await page.getByRole( 'button', { name: 'Settings', exact: true } ).click();

		const formula = page.getByRole( 'textbox', { name: 'Formula' } );
		const item = ( words: string ) =>
			page.getByRole( 'menuitem', { name: words, exact: true } );
		const open = async () => {
			await keyboard.press( 'Tab' );
			await keyboard.press( 'ArrowDown' );
			await expect( item( 'Amount 1 (1)' ) ).toBeFocused();
		};
		await formula.focus();
		await keyboard.press( 'Control+End' );
		await open();
		await keyboard.press( 'ArrowUp' );
		await expect( item( 'Amount 18 (18)' ) ).toBeFocused();
		await expect( item( 'Amount 18 (18)' ) ).toBeInViewport( { ratio: 1 } );
		const { x, width } = ( await page
			.getByRole( 'menu', { name: 'Insert a field' } )
			.boundingBox() )!;
		expect( x ).toBeGreaterThanOrEqual( 0 );
		expect( x + width ).toBeLessThanOrEqual( 320 );
		await expect( formula ).toHaveValue( '1 + ' );
		await keyboard.press( 'Enter' );
		await expect( formula ).toBeFocused();
		await keyboard.type( ' - ' );

		await open();
		await keyboard.press( 'ArrowDown' );
		await keyboard.press( 'Escape' );
		await expect( page.getByRole( 'button', { name: 'Insert a field' } ) ).toBeFocused();
		await expect( formula ).toHaveValue( '1 + {Amount 18:18} - ' );
	} );
} );

test( 'says what of the site uses a form before it goes to the trash in the list', async ( {
	browser,
} ) => {
	// Without WordPress' scripts, a megabyte for each of these screens, since the server renders them.
	const page = await browser.newPage( { javaScriptEnabled: false } );
	await asAdministrator( page );
	const name = `Listed ${ newMarker() }`;
	const id = await addForm( { title: name, status: 'publish', content: PURPOSE } );
	const { number } = await call< { number: number } >( `wp/v2/atoll-forms/${ id }` );
	await addPage( `Contact ${ name }`, `<!-- wp:atoll/form {"formId":${ number }} /-->` );

	await page.goto( `wp-admin/edit.php?post_type=atoll_form&s=${ encodeURIComponent( name ) }` );
	const row = page.locator( `#post-${ id }` );
	await row.hover();
	await row.getByRole( 'link', { name: 'Trash' } ).click();
	await expect(
		page.getByRole( 'link', { name: `“Contact ${ name }” shows it` } )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Move to the trash' } ).click();
	await page.getByRole( 'link', { name: 'Undo' } ).click();
	await expect( row ).toContainText( 'Open' );
	await page.close();
} );
