import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { addPage, asEditor, nameOfForm, published, removeMade } from '../support/forms/built-form';
import { newMarker } from '../support/forms/enquiry';
import { canvas, openEditor } from '../support/screens/editor';

test.beforeEach( ( { page } ) => asEditor( page ) );

test.afterAll( () => removeMade() );

/** Presses a key until the place has the focus. The role and name are resolved only once, since that is slow. */
const until = async ( page: Page, key: string, place: Locator ) => {
	const element = await place.elementHandle();
	do {
		await page.keyboard.press( key );
	} while ( ! ( await element!.evaluate( ( one ) => one === document.activeElement ) ) );
};

test( 'by keyboard: five pages, a choice, a condition and a setting', async ( {
	page,
	browser,
} ) => {
	const name = `Keys ${ newMarker() }`;
	const { keyboard } = page;
	const writing = canvas( page ).locator( '[contenteditable]:focus' );
	const options = page.getByRole( 'listbox' ).getByRole( 'option' );
	/** Chooses a kind after a slash, by the first word of its name. */
	const slash = async ( kind: string ) => {
		await keyboard.type( '/' );
		await expect( options.filter( { hasText: 'Page break' } ) ).toBeVisible();
		await keyboard.type( kind.split( ' ' )[ 0 ]! );
		await expect( options.and( page.getByRole( 'option', { selected: true } ) ) ).toContainText(
			kind
		);
		await keyboard.press( 'Enter' );
	};
	/** Types a further question, a text question at first. The text is inserted at once, as by dictation. */
	const write = async ( words: string ) => {
		await expect( writing ).toHaveAttribute( 'aria-label', 'Question' );
		await keyboard.insertText( words );
		await keyboard.press( 'Enter' );
		await expect( writing ).toBeEmpty();
	};
	const ask = async ( kind: string, words: string ) => {
		await slash( kind );
		await write( words );
	};
	const turn = async ( words: string ) => {
		await slash( 'Page break' );
		await expect( writing ).toHaveAttribute( 'aria-label', 'Title of the page' );
		await keyboard.insertText( words );
		await keyboard.press( 'Enter' );
		await expect( writing ).toHaveAttribute( 'aria-label', 'Question' );
	};

	await openEditor( page, 'wp-admin/post-new.php?post_type=atoll_form' );
	await expect( page.getByRole( 'option', { name: 'Loan application' } ) ).toBeVisible();
	await keyboard.press( 'Escape' );
	await nameOfForm( page ).focus();
	await keyboard.insertText( name );
	await keyboard.press( 'Enter' );
	await ask( 'Radio buttons', 'What the loan is for' );
	await ask( 'Number', 'How much' );
	await turn( 'You' );
	await write( 'Your name' );
	await turn( 'Work' );
	await write( 'Employer' );
	await turn( 'Papers' );
	await ask( 'File upload', 'Payslip' );
	await turn( 'Last' );
	await ask( 'Website', 'Your website' );
	await keyboard.insertText( 'Who sent you' );

	await until( page, 'Tab', page.getByRole( 'checkbox', { name: 'Required' } ) );
	await keyboard.press( 'Space' );
	await until( page, 'Tab', page.getByRole( 'button', { name: 'Conditional logic' } ) );
	await keyboard.press( 'Enter' );
	await until( page, 'Tab', page.getByRole( 'button', { name: 'Add a condition' } ) );
	await keyboard.press( 'Enter' );
	await expect( page.getByRole( 'combobox', { name: 'Question' } ) ).toBeFocused();
	await keyboard.type( 'What' );
	await expect(
		page.getByText( 'Show this question if What the loan is for is First choice.' )
	).toBeVisible();

	await until( page, 'Control+`', page.getByRole( 'region', { name: 'Editor top bar' } ) );
	await until( page, 'Tab', page.getByRole( 'button', { name: 'Publish', exact: true } ) );
	await keyboard.press( 'Enter' );
	await until(
		page,
		'Tab',
		page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	await keyboard.press( 'Enter' );

	const number = await published( page, name );
	await expect(
		page.getByRole( 'link', { name: 'Make a page with it' } ).last()
	).toHaveAttribute( 'href', `post-new.php?post_type=page&atoll_form=${ number }` );
	const person = await browser.newPage();
	await person.goto( await addPage( name, `<!-- wp:atoll/form {"formId":${ number }} /-->` ) );
	await expect( person.getByText( 'What the loan is for' ).first() ).toBeVisible();
	await expect( person.getByRole( 'radio' ) ).toHaveCount( 3 );
	await expect( person.getByText( /1 of 5/ ).first() ).toBeVisible();
	await person.close();
} );
