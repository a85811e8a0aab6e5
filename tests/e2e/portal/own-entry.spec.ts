import { expect, test } from '../support/browser/reused-page';
import type { FormOnPage } from '../support/forms/form';
import { addForm } from '../support/forms/own-form';
import { answersOf, entriesWith } from '../support/site/api';
import { asClient } from '../support/site/clients';

const FIELDS = [
	{ id: 1, type: 'text', label: 'Your name', isRequired: true },
	{ id: 2, type: 'text', label: 'Note' },
];

const send = async ( form: FormOnPage, name: string, note: string ) => {
	await form.wake();
	await form.fill( { input_1: name, input_2: note } );
	await form.submit.click();
	await expect( form.confirmation ).not.toBeEmpty();
};

test( 'what a client sent opens again, is updated, and makes room for a new one', async ( {
	page,
	form,
	marker,
} ) => {
	const { path } = await addForm( `Kept ${ marker }`, FIELDS, { entrySave: true } );
	await asClient( page );
	await page.goto( path );
	await send( form, marker, 'First' );

	await page.goto( path );
	await expect( form.input( 'input_2' ) ).toHaveValue( 'First' );
	await expect( form.root ).toContainText( 'Sending it again updates what you sent then.' );
	await send( form, marker, 'Second' );

	await page.goto( path );
	await form.wake();
	await form.fill( { input_2: 'Not sent' } );
	await form.root.getByRole( 'link', { name: 'Start a new form' } ).click();
	await expect( form.input( 'input_2' ) ).toHaveValue( '' );
	await send( form, marker, 'Third' );

	const entries = await entriesWith( marker );
	expect( entries.map( ( entry ) => answersOf( entry )[ 2 ] ) ).toEqual( [ 'Third', 'Second' ] );
} );
