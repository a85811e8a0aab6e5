import { CONFIRMATION, validAnswers } from '../e2e/support/forms/enquiry';
import { entriesWith } from '../e2e/support/site/api';
import { fixtures } from '../e2e/support/site/fixtures';
import { expect, test } from './support/filled-form';

test( 'Enter pressed twice and a double click store one entry', async ( {
	page,
	filledForm: form,
	marker,
} ) => {
	await form.input( 'input_1' ).focus();
	// Keep a handle: the button is removed as soon as the response arrives.
	const submit = ( await form.submit.elementHandle() )!;
	await Promise.all( [
		page.keyboard.press( 'Enter' ),
		page.keyboard.press( 'Enter' ),
		// The progress message may move the button away from a real second click.
		submit.evaluate( ( button ) => {
			( button as HTMLElement ).click();
			( button as HTMLElement ).click();
		} ),
	] );
	await expect( form.confirmation ).toContainText( CONFIRMATION );
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );

test( 'going back after the confirmation and sending again stores one entry', async ( {
	page,
	filledForm: form,
	marker,
} ) => {
	await form.submit.click();
	await expect( form.confirmation ).toContainText( CONFIRMATION );
	await page.goto( fixtures().plainPath );
	await page.goBack();
	await form.submit.click();
	// The browser may or may not have kept the answers.
	await expect( form.root ).toContainText( /There is a problem|A broker will call you soon/ );
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'reloading the confirmation, going back and sending again stores one entry', async ( {
		page,
		form,
		marker,
	} ) => {
		await form.open();
		await form.fill( validAnswers( marker ) );
		await form.submit.click();
		await expect( form.confirmation ).toContainText( CONFIRMATION );
		await page.reload();
		await expect( form.confirmation ).toContainText( CONFIRMATION );
		expect( await entriesWith( marker ) ).toHaveLength( 1 );
		await page.goBack();
		await expect( form.input( 'input_2' ) ).toHaveValue( `${ marker }@example.com.au` );
		await form.submit.click();
		await expect( form.confirmation ).toContainText( CONFIRMATION );
		expect( await entriesWith( marker ) ).toHaveLength( 1 );
	} );
} );

test( 'twenty parallel posts with one key store one entry and get one answer', async ( {
	request,
	marker,
} ) => {
	const path = `/wp-json/gf/v2/forms/${ fixtures().formId }/submissions`;
	const data = {
		...validAnswers( marker ),
		gform_unique_id: marker.padEnd( 20, '0' ).slice( 0, 20 ),
	};
	const answers = await Promise.all(
		Array.from( { length: 20 }, async () => {
			const response = await request.post( path, { data } );
			return `${ response.status() } ${ await response.text() }`;
		} )
	);
	expect( new Set( answers ).size ).toBe( 1 );
	expect( answers[ 0 ] ).toContain( '"is_valid":true' );
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );
