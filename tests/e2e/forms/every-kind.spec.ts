import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { completeByKeyboard } from '../support/browser/keyboard';
import { expect, test } from '../support/browser/reused-page';
import { answerQuestion, challengeToken } from '../support/forms/captcha';
import {
	EVERY_KIND_FORM,
	firstPage,
	PAYSLIP,
	secondPage,
	storedEvery,
} from '../support/forms/every-kind';
import { FormOnPage } from '../support/forms/form';
import { answersOf, call, entriesWith } from '../support/site/api';

let formId = 0;
let path = '';

test.beforeAll( async () => {
	formId = Number(
		( await call< { id: number } >( 'gf/v2/forms', 'POST', EVERY_KIND_FORM ) ).id
	);
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Every kind',
		content: `<!-- wp:atoll/form {"formId":${ formId }} /-->`,
		status: 'publish',
	} );
	path = new URL( link ).pathname;
} );

/** Checks the only entry with the marker; the file is compared by its content. */
const expectStored = async ( marker: string ) => {
	const entries = await entriesWith( marker );
	expect( entries ).toHaveLength( 1 );
	const { 17: file, ...answers } = answersOf( entries[ 0 ] ?? {} );
	expect( answers ).toEqual( storedEvery( marker ) );
	const response = await fetch( String( file ), {
		headers: { Authorization: process.env.ATOLL_AUTHORIZATION ?? '' },
	} );
	expect( response.status ).toBe( 200 );
	expect( ( await response.text() ).startsWith( '%PDF-' ) ).toBe( true );
};

const open = async ( page: Page ) => {
	await page.goto( path );
	return new FormOnPage( page );
};

const uploaded = ( form: FormOnPage ) =>
	expect( form.root.getByText( 'payslip.pdf has been uploaded.' ) ).toBeAttached();

const confirmed = ( form: FormOnPage ) => expect( form.confirmation ).toContainText( 'Thank you.' );

test.describe( 'a form of every kind is stored once, with the same answers,', () => {
	// Every day the keyboard fills in this form with JavaScript, and the mouse without.
	test( 'when filled in with the mouse', { tag: '@long' }, async ( { page, marker } ) => {
		const form = await open( page );
		await form.fill( firstPage( marker ) );
		await form.next.click();
		await expect( form.input( 'input_14_3' ) ).toBeVisible();
		await form.fill( secondPage );
		await form.file( 17 ).setInputFiles( PAYSLIP );
		await uploaded( form );
		await form.submit.click();
		await confirmed( form );
		await expectStored( marker );
	} );

	test( 'when filled in with the keyboard alone', async ( { page, marker } ) => {
		const form = await open( page );
		const answers = { ...firstPage( marker ), ...secondPage };
		// A test cannot use the system's file dialog.
		await form.file( 17 ).setInputFiles( PAYSLIP );
		await uploaded( form );
		await completeByKeyboard( page, answers );
		await confirmed( form );
		await expectStored( marker );
	} );

	test( 'when sent over REST', async ( { request, marker } ) => {
		const answer = await request.post( `/wp-json/gf/v2/forms/${ formId }/submissions`, {
			multipart: await multipart( marker ),
		} );
		expect( await answer.json() ).toMatchObject( { is_valid: true } );
		await expectStored( marker );
	} );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'when posted by the browser', async ( { page, marker } ) => {
			const form = await open( page );
			await form.fill( firstPage( marker ) );
			await form.next.click();
			await form.fill( secondPage );
			await form.file( 17 ).setInputFiles( PAYSLIP );
			await form.submit.click();
			await answerQuestion( page );
			await form.submit.click();
			await confirmed( form );
			await expectStored( marker );
		} );
	} );
} );

const multipart = async ( marker: string ) => {
	const data = new FormData();
	for ( const [ name, given ] of Object.entries( { ...firstPage( marker ), ...secondPage } ) ) {
		[ given ].flat().forEach( ( value ) => data.append( name, value ) );
	}
	data.set( 'altcha', await challengeToken( formId ) );
	data.set(
		'input_17',
		new File( [ new Uint8Array( await readFile( PAYSLIP ) ) ], 'payslip.pdf' )
	);
	return data;
};
