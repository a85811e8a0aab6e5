import type { Locator } from '@playwright/test';
import { holdBack } from '../support/browser/hold-back';
import { layoutShiftOf, recordLayoutShift } from '../support/browser/layout-shift';
import { CONFIRMATION, validAnswers } from '../support/forms/enquiry';
import { entriesWith } from '../support/site/api';
import { fixtures } from '../support/site/fixtures';
import { expect, test } from '../support/test';

const caret = ( input: Locator ): Promise< number | null > =>
	input.evaluate( ( element: HTMLInputElement ) => element.selectionStart );

test( 'typing for longer than three seconds across the take-over loses no letter, caret or undo', async ( {
	page,
	form,
} ) => {
	const held = await holdBack( page, 'form' );
	await form.open();
	const name = form.input( 'input_1' );
	await name.click();
	await held.asked;
	await name.pressSequentially( 'Jo Smith', { delay: 150 } );
	await name.press( 'Home' );
	await name.press( 'ArrowRight' );
	await name.press( 'ArrowRight' );
	await name.pressSequentially( 'sephine An', { delay: 200 } );
	held.release();
	await name.pressSequentially( 'na Maria', { delay: 60 } );
	await form.untilLive();
	await name.pressSequentially( '-Luise', { delay: 20 } );

	await expect( name ).toHaveValue( 'Josephine Anna Maria-Luise Smith' );
	await expect( name ).toBeFocused();
	expect( await caret( name ) ).toBe( 'Josephine Anna Maria-Luise'.length );
	await name.press( 'Control+z' );
	await expect( name ).toHaveValue( 'Jo Smith' );
	expect( await form.messages() ).toEqual( {} );
} );

test( 'a choice made before the take-over stays, with its focus, and is sent', async ( {
	page,
	form,
	marker,
} ) => {
	const held = await holdBack( page, 'form' );
	await form.open();
	await form.fill( validAnswers( marker ) );
	await form.input( 'input_6' ).focus();
	await held.asked;
	held.release();
	await form.untilLive();
	await expect( form.input( 'input_6' ) ).toHaveValue( 'refinance' );
	await expect( form.input( 'input_6' ) ).toBeFocused();
	await expect( form.input( 'input_7', 'afternoon' ) ).toBeChecked();
	await form.submit.click();
	await expect( form.confirmation ).toContainText( CONFIRMATION );
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );

test( 'what the browser restores on Back is in the live form and can be sent', async ( {
	page,
	form,
	marker,
} ) => {
	await form.open();
	await form.fill( validAnswers( marker ) );
	await form.untilLive();
	const held = await holdBack( page, 'form' );
	await page.goto( fixtures().plainPath );
	// The load event may wait for the script that is held back.
	await page.goBack( { waitUntil: 'commit' } );
	await held.asked;
	await expect( form.input( 'input_2' ) ).toHaveValue( `${ marker }@example.com.au` );
	held.release();
	await form.untilLive();
	await expect( form.input( 'input_2' ) ).toHaveValue( `${ marker }@example.com.au` );
	await expect( form.input( 'input_6' ) ).toHaveValue( 'refinance' );
	await expect( form.input( 'input_8_3' ) ).toBeChecked();
	await form.submit.click();
	await expect( form.confirmation ).toContainText( CONFIRMATION );
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );

test( 'the server’s messages stay where they are when the island takes over', async ( {
	page,
	form,
} ) => {
	await page.route( '**/islands/form.js*', ( route ) => route.abort() );
	await form.open();
	await form.input( 'input_2' ).fill( 'jo@' );
	await page.unroute( '**/islands/form.js*' );
	await recordLayoutShift( page );
	await Promise.all( [
		page.waitForEvent( 'load' ),
		form.root.locator( 'form' ).evaluate( ( element: HTMLFormElement ) => element.submit() ),
	] );
	const before = await form.messages();
	expect( Object.keys( before ) ).toEqual( [ '1', '2', '6', '7', '9', '11' ] );
	expect( await layoutShiftOf( page, () => form.wake() ) ).toBe( 0 );
	expect( await form.messages() ).toEqual( before );
} );

test( 'nothing moves when the island takes over', async ( { page, form } ) => {
	await recordLayoutShift( page );
	await form.open();
	expect( await layoutShiftOf( page, () => form.wake() ) ).toBe( 0 );
	const push = () =>
		form.root.evaluate( ( element ) => {
			const block = document.createElement( 'p' );
			block.textContent = 'This proves that a shift would be seen.';
			element.before( block );
		} );
	expect( await layoutShiftOf( page, push ) ).toBeGreaterThan( 0 );
} );
