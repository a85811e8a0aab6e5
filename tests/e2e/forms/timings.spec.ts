import { expect, test } from '../support/test';

test( 'a field of the live form is judged when it was used, in time', async ( { page, form } ) => {
	await form.openLive();
	await page.clock.install( { time: 0 } );
	await page.clock.pauseAt( 1_000 );
	const email = form.input( 'input_2' );
	const wrong = 'Please enter a valid email address.';

	await test.step( 'shows no error before it was used', async () => {
		await page.clock.runFor( 5_000 );
		expect( await form.messages() ).toEqual( {} );
	} );

	await test.step( 'is judged 400 ms after the last key', async () => {
		await email.pressSequentially( 'jo' );
		await page.clock.runFor( 399 );
		await email.press( '@' );
		await page.clock.runFor( 399 );
		expect( await form.messages() ).toEqual( {} );
		await page.clock.runFor( 1 );
		await expect( form.error( 2 ) ).toHaveText( wrong );
		await expect( email ).toHaveAttribute( 'aria-invalid', 'true' );
	} );

	await test.step( 'loses its message once the answer is right', async () => {
		await email.fill( 'jo@example.com' );
		await page.clock.runFor( 400 );
		await expect( form.error( 2 ) ).toBeEmpty();
		await expect( email ).not.toHaveAttribute( 'aria-invalid', 'true' );
	} );

	await test.step( 'is judged at once when it is left', async () => {
		await email.fill( 'jo@' );
		await email.blur();
		await expect( form.error( 2 ) ).toHaveText( wrong );
	} );

	await test.step( 'shows at once that it is required when it is emptied', async () => {
		await form.input( 'input_1' ).fill( 'Jo' );
		await form.input( 'input_1' ).fill( '' );
		await expect( form.error( 1 ) ).toHaveText( 'Please complete this field.' );
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

test( 'an answer that was mended looks different from one that nobody gave', async ( { form } ) => {
	await form.openLive();
	const look = ( name: string ) =>
		form.input( name ).evaluate( ( input: HTMLElement ) => {
			const label = input.parentElement?.querySelector( '.atoll-field__label' );
			return {
				border: getComputedStyle( input ).borderBlockStartColor,
				tick: label && getComputedStyle( label, '::after' ).content,
				top: input.offsetTop,
			};
		} );
	const before = await look( 'input_2' );
	await form.input( 'input_2' ).fill( 'jo@' );
	await form.input( 'input_2' ).blur();
	await expect( form.error( 2 ) ).not.toBeEmpty();

	await form.input( 'input_2' ).fill( 'jo@example.com' );
	await form.input( 'input_2' ).blur();
	await expect( form.error( 2 ) ).toBeEmpty();

	const after = await look( 'input_2' );
	expect( [ before.tick, after.tick ] ).toEqual( [ 'none', '""' ] );
	expect( after.border ).not.toBe( before.border );
	expect( after.top ).toBe( before.top );
} );
