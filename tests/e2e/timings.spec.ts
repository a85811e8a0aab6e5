import { expect, test } from './support/test';

test.describe( 'a field of the live form', () => {
	test.beforeEach( async ( { page, form } ) => {
		await form.openLive();
		await page.clock.install( { time: 0 } );
		await page.clock.pauseAt( 1_000 );
	} );

	test( 'shows no error before it was used', async ( { page, form } ) => {
		await page.clock.runFor( 5_000 );
		expect( await form.messages() ).toEqual( {} );
	} );

	test( 'is judged 400 ms after the last key', async ( { page, form } ) => {
		await form.input( 'input_2' ).pressSequentially( 'jo' );
		await page.clock.runFor( 399 );
		await form.input( 'input_2' ).press( '@' );
		await page.clock.runFor( 399 );
		expect( await form.messages() ).toEqual( {} );
		await page.clock.runFor( 1 );
		await expect( form.error( 2 ) ).toHaveText( 'Please enter a valid email address.' );
		await expect( form.input( 'input_2' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	} );

	test( 'is judged at once when it is left', async ( { form } ) => {
		await form.input( 'input_2' ).fill( 'jo@' );
		await form.input( 'input_2' ).blur();
		await expect( form.error( 2 ) ).toHaveText( 'Please enter a valid email address.' );
	} );

	test( 'shows at once that it is required when it is emptied', async ( { form } ) => {
		await form.input( 'input_1' ).fill( 'Jo' );
		await form.input( 'input_1' ).fill( '' );
		await expect( form.error( 1 ) ).toHaveText( 'Please complete this field.' );
	} );

	test( 'loses its message once the answer is right', async ( { page, form } ) => {
		await form.input( 'input_2' ).fill( 'jo@' );
		await form.input( 'input_2' ).blur();
		await expect( form.error( 2 ) ).not.toBeEmpty();
		await form.input( 'input_2' ).fill( 'jo@example.com' );
		await page.clock.runFor( 400 );
		await expect( form.error( 2 ) ).toBeEmpty();
		await expect( form.input( 'input_2' ) ).not.toHaveAttribute( 'aria-invalid', 'true' );
	} );
} );

test( 'sending focuses the first invalid field and scrolls it into view', async ( {
	page,
	form,
} ) => {
	await page.setViewportSize( { width: 1280, height: 400 } );
	await form.openLive();
	await form.input( 'input_1' ).fill( 'Jo' );
	await form.submit.click();
	await expect( form.input( 'input_2' ) ).toBeFocused();
	await expect( form.input( 'input_2' ) ).toBeInViewport();
	await expect( form.error( 2 ) ).toBeInViewport();
} );
