import type { Page } from '@playwright/test';
import { sendByKeyboard } from '../support/browser/keyboard';
import { expect, test } from '../support/browser/reused-page';
import { ScreenReader } from '../support/browser/screen-reader';
import { addClient } from '../support/site/clients';
import { demoAnswer } from '../support/site/demo';

/** Matches a phrase that contains all of these words in this order. */
const phrase = ( ...words: string[] ) => expect.stringMatching( words.join( '.*' ) );

const type = async ( page: Page, name: string, text: string ) => {
	await page.locator( `main [name="${ name }"]` ).focus();
	await page.keyboard.press( 'Control+A' );
	await page.keyboard.insertText( text );
};

test( 'an enquiry is heard from its questions to its thanks', async ( { page, marker } ) => {
	const reader = await ScreenReader.on( page );
	await page.goto( '/contact/' );
	await page.locator( 'main select' ).focus();
	await page.locator( '.atoll-form[data-settled]' ).waitFor();
	await reader.start();
	const read = await reader.read();
	expect( read ).toEqual(
		expect.arrayContaining( [
			'heading, Tell us what you are planning, level 1',
			phrase( 'combobox, What the finance is for', 'required' ),
			phrase( 'radiogroup, Where you are up to', 'required' ),
			phrase( 'textbox, Your name', 'required' ),
			phrase( 'textbox, Phone \\(optional\\)' ),
			phrase( 'group, When we may call \\(optional\\)' ),
			phrase( 'checkbox, I agree', 'required' ),
			phrase( 'button, Send enquiry' ),
		] )
	);

	await page.getByRole( 'button', { name: 'Send enquiry' } ).focus();
	await reader.forget();
	await page.keyboard.press( 'Enter' );
	await expect
		.poll( () => reader.heard() )
		.toContainEqual(
			phrase( 'combobox, What the finance is for', 'Please choose one', 'invalid' )
		);

	await page.keyboard.press( 'Shift+Tab' );
	await sendByKeyboard( page, demoAnswer( marker ) );
	await expect
		.poll( () => reader.heard() )
		.toContainEqual( phrase( 'status, Your form has been sent' ) );
	expect( await reader.read() ).toContainEqual( phrase( 'Thank you' ) );
} );

test( 'the way into the portal is heard: why, what was wrong, and where it has led', async ( {
	page,
} ) => {
	const client = await addClient();
	const reader = await ScreenReader.on( page );
	await page.goto( '/portal/' );
	await reader.start();
	const asked = await reader.read();
	expect( asked ).toEqual(
		expect.arrayContaining( [
			'heading, Log in, level 1',
			phrase( 'textbox, Email', 'required' ),
			'button, Log in',
		] )
	);

	await type( page, 'log', client.email );
	await type( page, 'pwd', 'not the password' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'alert' ) ).toBeFocused();
	await reader.start();
	const refused = await reader.read();
	const alert = refused.indexOf( 'alert' );
	expect( refused.slice( alert + 1, alert + 3 ).join( ' ' ) ).toContain( 'do not match' );
	expect( refused ).toContainEqual( phrase( 'textbox, Email', client.email ) );

	await type( page, 'pwd', client.password );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Your applications' );
	await reader.start();
	expect( await reader.read() ).toEqual(
		expect.arrayContaining( [
			'heading, Your applications, level 1',
			'link, Start an application',
			phrase( '(link|button), Log out' ),
		] )
	);
} );
