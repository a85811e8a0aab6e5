import { expect, test } from '../support/browser/reused-page';
import { ENQUIRY_FORM, newMarker } from '../support/forms/enquiry';
import {
	asAdministrator,
	canvas,
	closePanels,
	insert,
	newPage,
	openEditor,
	publish,
} from '../support/screens/editor';
import { call } from '../support/site/api';
import { asClient } from '../support/site/clients';
import { fixtures } from '../support/site/fixtures';
import { readSite } from '../support/site/site-content';

test.beforeEach( async ( { page } ) => asAdministrator( page ) );

test( 'an editor places a form, and calls to action of each kind', async ( { page, browser } ) => {
	const { formId, formPath } = fixtures();
	const placedTitle = `Placed ${ newMarker() }`;
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', {
		...ENQUIRY_FORM,
		title: placedTitle,
	} );
	const placed = canvas( page ).getByRole( 'document', { name: 'Block: Form' } );
	const label = () => canvas( page ).getByRole( 'textbox', { name: 'Label' } ).last();
	await newPage( page, 'Form and calls to action' );

	await test.step( 'places a form, and sees it as visitors will', async () => {
		await insert( page, 'Form' );
		await placed.getByRole( 'combobox', { name: 'Form' } ).fill( placedTitle );
		await placed.getByRole( 'option', { name: placedTitle } ).click();
		const question = placed.locator( 'input[name="input_1"]' );
		await expect( question ).toBeVisible();
		expect( await question.evaluate( ( input ) => input.closest( '[inert]' ) !== null ) ).toBe(
			true
		);
		await expect( page.getByRole( 'button', { name: 'Replace', exact: true } ) ).toBeVisible();
	} );

	await test.step( 'calls to a page', async () => {
		await insert( page, 'Call to action: link' );
		await label().fill( 'Read more' );
		await page.keyboard.press( 'Control+k' );
		await page.getByRole( 'combobox', { name: 'Search or type URL' } ).fill( formPath );
		await page.keyboard.press( 'Enter' );
		await expect( canvas( page ).getByText( 'Visitors do not see this yet' ) ).toBeHidden();
	} );

	await test.step( 'calls on the telephone', async () => {
		const number = page.getByRole( 'textbox', { name: 'Phone number' } );
		await insert( page, 'Call to action: phone' );
		await number.fill( 'call us' );
		await expect( canvas( page ).getByText( 'Visitors do not see this yet' ) ).toBeVisible();
		await number.fill( '(02) 9876 5432' );
		await expect( page.getByText( 'Dials +61298765432' ) ).toBeVisible();
	} );

	await test.step( 'calls to a form', async () => {
		await insert( page, 'Call to action: form in a modal' );
		// Escape moves the focus from the settings back to the label.
		await label().click();
		await page.keyboard.press( 'Control+k' );
		await expect( page.getByRole( 'listbox' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'listbox' ) ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await expect( label() ).toBeFocused();
		await label().fill( 'Enquire now' );
		await page.getByRole( 'combobox', { name: 'Form' } ).fill( 'Test enq' );
		await page.getByRole( 'option', { name: 'Test enquiry' } ).first().click();
		await page.getByRole( 'button', { name: 'Page with the form: Choose a page' } ).click();
		await page.getByRole( 'combobox', { name: 'Search or type URL' } ).fill( formPath );
		await page.keyboard.press( 'Enter' );
		await expect( canvas( page ).getByText( 'Visitors do not see this yet' ) ).toBeHidden();
	} );

	const path = await publish( page );

	await test.step( 'a visitor sees the form', async () => {
		const visitor = await browser.newPage();
		await visitor.goto( path );
		const form = visitor.locator( `#atoll-form-${ id }` );
		await form.getByLabel( 'Your name' ).fill( 'Jo' );
		await expect( form.getByRole( 'button', { name: 'Send enquiry' } ) ).toBeVisible();
		await visitor.close();
	} );

	await test.step( 'calls to action of each kind lead somewhere without JavaScript', async () => {
		const visitor = await browser.newPage( { javaScriptEnabled: false } );
		await visitor.goto( path );
		await expect( visitor.getByRole( 'link', { name: '(02) 9876 5432' } ) ).toHaveAttribute(
			'href',
			'tel:+61298765432'
		);
		await expect( visitor.getByRole( 'link', { name: 'Read more' } ) ).toHaveAttribute(
			'href',
			formPath
		);
		await visitor.getByRole( 'link', { name: 'Enquire now' } ).click();
		await expect( visitor ).toHaveURL( new RegExp( `${ formPath }#atoll-form-` ) );
		await expect( visitor.locator( `#atoll-form-${ formId }` ) ).toBeInViewport();
		await visitor.close();
	} );
} );

// Several checks in one editor, which takes seconds to open.
test( 'the editor tells what it cannot show, takes the site as it is, and closes a page to visitors', async ( {
	page,
	browser,
} ) => {
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', {
		...ENQUIRY_FORM,
		title: 'Short-lived',
	} );
	const post = await call< { id: number } >( 'wp/v2/pages', 'POST', {
		title: `For members ${ newMarker() }`,
		content: `<!-- wp:atoll/form {"formId":${ id }} /--><!-- wp:atoll/form /-->`,
	} );
	await call( `gf/v2/forms/${ id }`, 'DELETE' );
	let isBroken = true;
	await page.route( /atoll-forms/, ( route ) =>
		isBroken ? route.fulfill( { status: 500, json: {} } ) : route.continue()
	);
	await openEditor( page, `wp-admin/post.php?post=${ post.id }&action=edit` );

	await test.step( 'the form block says why no form can be chosen, and asks again', async () => {
		await expect(
			canvas( page ).getByText( 'The list of forms could not be loaded.' )
		).toBeVisible();
		isBroken = false;
		await canvas( page ).getByRole( 'button', { name: 'Try again' } ).click();
		await expect( canvas( page ).getByText( 'Choose the form that' ) ).toBeVisible();
	} );

	await test.step( 'a form that was trashed says so, and another one can be chosen', async () => {
		await expect( canvas( page ).getByText( 'This form is in the trash' ) ).toBeVisible();
		await canvas( page ).getByRole( 'combobox', { name: 'Form' } ).first().fill( 'Test enq' );
		await canvas( page ).getByRole( 'option', { name: 'Test enquiry' } ).first().click();
		await expect( canvas( page ).locator( 'input[name="input_1"]' ) ).toBeVisible();
	} );

	await test.step( 'the editor takes every page, article and pattern as it is', async () => {
		const { invalid, read } = await readSite( page );
		expect( read ).toEqual(
			expect.arrayContaining( [ 'home', 'faq', 'bridging-loans', 'atoll/service' ] )
		);
		expect( invalid ).toEqual( [] );
	} );

	await test.step( 'the page is closed to visitors, and loses its header, beside its other settings', async () => {
		await closePanels( page );
		await page.getByRole( 'tab', { name: 'Page', exact: true } ).click();
		await page.getByRole( 'button', { name: 'Header, footer and access' } ).click();
		await page.getByRole( 'combobox', { name: 'Header', exact: true } ).selectOption( 'None' );
		await page.getByRole( 'checkbox', { name: 'Only for people who are logged in' } ).check();
		await expect( page.getByRole( 'combobox', { name: 'Where to log in' } ) ).toBeVisible();
		const url = await publish( page );

		await page.goto( url );
		await expect( page.locator( 'h1' ) ).toContainText( 'For members' );
		await expect( page.locator( '.atoll-header' ) ).toHaveCount( 0 );
		await expect( page.locator( '.atoll-footer' ) ).toBeVisible();

		const visitor = await browser.newPage();
		await visitor.goto( url );
		expect( new URL( visitor.url() ).pathname ).toBe( '/portal/login/' );
		await visitor.close();
	} );
} );

// A separate editor for checks that FormBlockTest.php and form-picker.test.tsx make every day.
test(
	'an author, who may not list forms, sees those that are placed',
	{ tag: '@long' },
	async ( { browser } ) => {
		const page = await browser.newPage();
		const { id: author } = await asClient( page, 'author' );
		const { id } = await call< { id: number } >( 'wp/v2/posts', 'POST', {
			title: 'By an author',
			author,
			content: `<!-- wp:atoll/form {"formId":${ fixtures().formId }} /--><!-- wp:atoll/form /-->`,
		} );
		await openEditor( page, `wp-admin/post.php?post=${ id }&action=edit` );
		await expect( canvas( page ).locator( 'input[name="input_1"]' ) ).toBeVisible();
		await expect(
			canvas( page ).getByText( 'You are not allowed to choose forms.' )
		).toBeVisible();
		await page.close();
	}
);

test( 'what a pattern shows can be changed where it stands', async ( { page } ) => {
	const { id } = await call< { id: number } >( 'wp/v2/pages', 'POST', {
		title: `From a pattern ${ newMarker() }`,
		content:
			'<!-- wp:group {"metadata":{"patternName":"atoll/contact","name":"Contact"}} --><div class="wp-block-group">' +
			'<!-- wp:atoll/phone-link {"phone":"(02) 9876 5432"} /-->' +
			`<!-- wp:atoll/form {"formId":${ fixtures().formId }} /-->` +
			'</div><!-- /wp:group -->',
	} );
	await openEditor( page, `wp-admin/post.php?post=${ id }&action=edit` );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const shown = ( name: string ) =>
		canvas( page ).getByRole( 'document', { name: `Block: ${ name }` } );

	await shown( 'Phone link' ).click();
	await settings.getByRole( 'textbox', { name: 'Phone number' } ).fill( '(02) 9876 0000' );
	await expect( shown( 'Phone link' ) ).toContainText( '9876 0000' );

	await shown( 'Form' ).click();
	await expect( settings.getByRole( 'combobox', { name: 'Form' } ) ).toBeVisible();
} );

test( 'a call to action jumps to the form below it', async ( { browser } ) => {
	const { formId } = fixtures();
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Jump',
		status: 'publish',
		content:
			`<!-- wp:atoll/cta {"kind":"form","label":"Enquire","formId":${ formId }} /-->` +
			`<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" class="wp-block-spacer"></div><!-- /wp:spacer -->` +
			`<!-- wp:atoll/form {"formId":${ formId }} /-->`,
	} );
	const visitor = await browser.newPage( { javaScriptEnabled: false } );
	await visitor.goto( link );
	await visitor.getByRole( 'link', { name: 'Enquire' } ).click();
	await expect( visitor.locator( `#atoll-form-${ formId }` ) ).toBeInViewport();
	await visitor.close();
} );
