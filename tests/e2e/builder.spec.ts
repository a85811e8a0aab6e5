import { expect, test, type Page } from '@playwright/test';
import { call } from './support/api';
import { asAdministrator, canvas, insert, openEditor } from './support/editor';

interface BuiltForm {
	id: number;
	number: number;
}

test.describe.configure( { timeout: 60_000 } );

const made: string[] = [];

test.beforeEach( async ( { page } ) => asAdministrator( page ) );

test.afterAll( () =>
	Promise.all( made.splice( 0 ).map( ( path ) => call( `${ path }?force=true`, 'DELETE' ) ) )
);

const newForm = async ( page: Page ) => {
	await openEditor( page, 'wp-admin/post-new.php?post_type=atoll_form' );
	return canvas( page ).getByRole( 'textbox', { name: 'Name of the form' } );
};

/** The words of a question on the canvas, where they are typed. */
const question = ( page: Page, words: string ) =>
	canvas( page ).getByRole( 'textbox', { name: 'Question' } ).filter( { hasText: words } );

/** As `insert` does: the icon of a kind of field is a letter of a font, and so part of its option's name. */
const insertField = async ( page: Page, kind: string ) => {
	const inserter = page.getByRole( 'button', { name: 'Block Inserter', exact: true } );
	await inserter.click();
	await page.getByRole( 'searchbox' ).fill( kind );
	await page.getByRole( 'option' ).filter( { hasText: kind } ).click();
	await inserter.click();
};

const publishForm = async ( page: Page ) => {
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( panel.getByText( /is now live/ ).first() ).toBeVisible();
};

const built = async ( title: string ): Promise< BuiltForm > => {
	const [ form ] = await call< BuiltForm[] >(
		`wp/v2/atoll-forms?search=${ encodeURIComponent( title ) }`
	);
	made.push( `wp/v2/atoll-forms/${ form!.id }` );
	return form!;
};

const addPage = async ( title: string, content: string ): Promise< string > => {
	const page = await call< { id: number; link: string } >( 'wp/v2/pages', 'POST', {
		title,
		content,
		status: 'publish',
	} );
	made.push( `wp/v2/pages/${ page.id }` );
	return new URL( page.link ).pathname;
};

test( 'an editor begins with the loan application, changes it by mouse, and visitors get it in a page and a modal', async ( {
	page,
	browser,
} ) => {
	const title = `Loan ${ Date.now() }`;
	await ( await newForm( page ) ).fill( title );
	await insert( page, 'Loan application' );
	await question( page, 'What the loan is for' ).fill( 'What you would like to finance' );
	await insertField( page, 'Website' );
	await page.getByRole( 'button', { name: 'Conditional logic' } ).click();
	await page.getByRole( 'button', { name: 'Add a condition' } ).click();
	await page
		.getByRole( 'combobox', { name: 'Question' } )
		.selectOption( 'What you would like to finance (1)' );
	await page.getByRole( 'combobox', { name: 'Value' } ).selectOption( 'Building or renovating' );
	await expect(
		page.getByText(
			'Show this question if What you would like to finance is Building or renovating.'
		)
	).toBeVisible();

	await publishForm( page );
	const { number } = await built( title );
	const path = await addPage( title, `<!-- wp:atoll/form {"formId":${ number }} /-->` );
	const link = `<p><a href="${ path }#atoll-form-${ number }">Apply now</a></p>`;
	const linked = await addPage(
		`Link to ${ title }`,
		`<!-- wp:paragraph -->${ link }<!-- /wp:paragraph -->`
	);

	const visitor = await browser.newPage();
	await visitor.goto( path );
	const website = visitor.getByRole( 'textbox', { name: /Website/ } );
	await expect( website ).toBeHidden();
	await visitor.getByRole( 'radio', { name: 'Building or renovating' } ).check();
	await expect( website ).toBeVisible();
	await visitor.goto( linked );
	await visitor.getByRole( 'link', { name: 'Apply now' } ).click();
	await expect(
		visitor.getByRole( 'dialog' ).getByText( 'What you would like to finance' )
	).toBeVisible();
	await visitor.close();
} );

test( 'an editor builds a form by keyboard alone', async ( { page, browser } ) => {
	const title = `Keys ${ Date.now() }`;
	const { keyboard } = page;
	/** Chooses a kind behind a slash, then types the question in its place. */
	const add = async ( kind: string, words: string ) => {
		await keyboard.type( `/${ kind }` );
		await expect(
			canvas( page ).locator( '[aria-autocomplete][aria-activedescendant]' )
		).toBeFocused();
		await keyboard.press( 'Enter' );
		await expect(
			canvas( page ).getByRole( 'textbox', { name: 'Question' } ).last()
		).toBeFocused();
		await keyboard.type( words );
	};
	const heading = await newForm( page );
	await heading.focus();
	await keyboard.type( title );
	await keyboard.press( 'Enter' );
	await add( 'text', 'Your name' );
	await keyboard.press( 'Enter' );
	await add( 'radio', 'How to reach you' );
	await expect( question( page, 'How to reach you' ) ).toBeVisible();
	await publishForm( page );

	const { number } = await built( title );
	const visitor = await browser.newPage();
	await visitor.goto( await addPage( title, `<!-- wp:atoll/form {"formId":${ number }} /-->` ) );
	await expect( visitor.getByRole( 'textbox', { name: /Your name/ } ) ).toBeVisible();
	await expect( visitor.getByText( 'How to reach you' ).first() ).toBeVisible();
	await expect( visitor.getByRole( 'radio' ) ).toHaveCount( 3 );
	await visitor.close();
} );
