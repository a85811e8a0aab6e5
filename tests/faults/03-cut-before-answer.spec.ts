import { FormOnPage } from '../e2e/support/forms/form';
import { addPageFor } from '../e2e/support/forms/own-form';
import { expect, test } from '../e2e/support/test';
import { SilentProxy } from './support/silent-proxy';
import { addMailingForm, mailed, sendWaiting, stored, submit } from './support/submissions';

/** Sends so many submissions whose responses are cut off, and each of them again. */
async function expectOneAnswer( marker: string, count: number ): Promise< void > {
	const form = await addMailingForm();
	const proxy = await SilentProxy.start();
	const names = Array.from( { length: count }, ( _, index ) => `${ marker }${ index }x` );
	try {
		for ( const name of names ) {
			const first = await submit( form, name, { site: proxy.url } );
			expect( first ).toEqual( { status: 0, body: '' } );
			const again = await submit( form, name );
			expect( again ).toEqual( { status: 200, body: proxy.unheard.pop() } );
		}
	} finally {
		proxy.stop();
	}
	const once = names.map( () => 1 );
	expect( await stored( marker, names ) ).toEqual( once );
	await expect.poll( () => mailed( names ) ).toEqual( once );
	await sendWaiting( marker );
	expect( await mailed( names ) ).toEqual( once );
}

test( 'a submission whose answer was cut off gets that answer when it is sent again, one entry and one mail', ( {
	marker,
} ) => expectOneAnswer( marker, 5 ) );

test( '@long so do 150', ( { marker } ) => expectOneAnswer( marker, 150 ) );

test( 'an amount that is sent with Enter is the same amount when it is sent again', async ( {
	page,
	marker,
} ) => {
	const number = await addMailingForm( {
		fields: [
			{ id: 1, type: 'text', label: 'Your name', isRequired: true },
			{ id: 2, type: 'number', label: 'Price', numberFormat: 'currency', isRequired: true },
		],
	} );
	await page.goto( await addPageFor( number, `Amount of ${ marker }` ) );
	const form = await new FormOnPage( page ).wake();
	await page.route(
		'**/submissions',
		async ( route ) => {
			await route.fetch();
			await route.abort( 'connectionreset' );
		},
		{ times: 1 }
	);
	await form.input( 'input_1' ).fill( marker );
	await form.input( 'input_2' ).fill( '850000' );
	await form.input( 'input_2' ).press( 'Enter' );
	await form.failure.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( form.confirmation ).not.toBeEmpty();
	expect( await stored( marker, [ marker ] ) ).toEqual( [ 1 ] );
	await expect.poll( () => mailed( [ marker ] ) ).toEqual( [ 1 ] );
	await sendWaiting( marker );
	expect( await mailed( [ marker ] ) ).toEqual( [ 1 ] );
} );
