import { act, render, screen, waitFor } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { FormTexts } from '../../../../contract/texts';
import type { Context } from '../../context';
import { markupOf } from '../../markup/markup';
import { askGates } from '../../sending/gates';
import { Captcha } from './captcha';

// Jest does not support import.meta; the end-to-end tests run the real worker.
jest.mock( './worker', () => ( { createWorker: jest.fn() } ) );

/** A different URL in each test, since a page loads a script only once. */
let address = '';
let count = 0;

const PRINTED = `
	<form>
		<div data-field="5"><span data-atoll="error"></span><div data-atoll="captcha"></div></div>
	</form>`;

const setUp = ( { printed = PRINTED, question = '1' } = {} ) => {
	count += 1;
	address = `https://vendor.test/${ count }.js`;
	document.body.innerHTML = printed;
	const texts = {
		captchaFailed: 'It did not work: call {phone}.',
		captchaQuestion: 'Answer a question instead',
		captchaAgain: 'Ask another question',
	} as FormTexts;
	const context = {
		key: 'atoll-form-12',
		definition: { id: 12, fields: [ { id: 5 } ], texts },
		endpoint: '',
		phone: '02 9000 0000',
		phoneUrl: 'tel:+61290000000',
		markup: markupOf( document.body ),
		settings: {
			captcha: {
				provider: 'recaptcha',
				input: 'g-recaptcha-response',
				siteKey: 'site-key',
				action: 'atoll_form_12',
				script: address,
				question,
			},
		},
	} as unknown as Context;
	render( <Captcha context={ context } /> );
	return context.markup.form;
};

const script = () => document.querySelector< HTMLScriptElement >( `script[src="${ address }"]` );
const token = ( form: HTMLFormElement ) => new FormData( form ).get( 'g-recaptcha-response' );

/** Provides the API of the vendor's script. */
const vendorWith = ( ...tokens: string[] ) => {
	const execute = jest.fn( async () => tokens.shift() );
	Object.assign( window, { grecaptcha: { ready: ( run: () => void ) => run(), execute } } );
	return execute;
};

/** Submits the form; the vendor's script loads or is blocked. */
const trySending = async ( form: HTMLFormElement, event: 'load' | 'error' ) => {
	const held = askGates( form, 'submit' );
	await act( async () => {
		script()?.dispatchEvent( new Event( event ) );
		await held;
	} );
	return held;
};

it( 'takes a token along when the form is sent', async () => {
	const execute = vendorWith( 'one' );
	const form = setUp();
	expect( await trySending( form, 'load' ) ).toBeNull();
	expect( token( form ) ).toBe( 'one' );
	expect( execute ).toHaveBeenCalledWith( 'site-key', { action: 'atoll_form_12' } );
} );

it( 'fetches another token for each try, and the script once', async () => {
	vendorWith( 'one', 'two' );
	const form = setUp();
	await trySending( form, 'load' );
	await trySending( form, 'load' );
	expect( token( form ) ).toBe( 'two' );
	expect( new FormData( form ).getAll( 'g-recaptcha-response' ) ).toHaveLength( 1 );
} );

it( 'asks for nothing before the form is sent', async () => {
	const form = setUp();
	await askGates( form, 'next' );
	await askGates( form, 'save' );
	expect( script() ).toBeNull();
} );

it( 'says that it failed, with a number to call, and offers a question when the script is blocked', async () => {
	const form = setUp();
	expect( await trySending( form, 'error' ) ).toEqual( {
		messages: {},
		others: [ 'It did not work: call 02\u00a09000\u00a00000.' ],
	} );
	expect( console ).toHaveErrored();
	expect( token( form ) ).toBeNull();
	expect( screen.getByRole( 'button', { name: 'Answer a question instead' } ) ).toBeVisible();
} );

it.each( [
	[ 'is never ready', { ready: () => {} }, 10_000 ],
	[
		'never gives a token',
		{ ready: ( run: () => void ) => run(), execute: () => new Promise( () => {} ) },
		15_000,
	],
] )( 'waits no longer than it must for a vendor that %s', async ( _, grecaptcha, time ) => {
	jest.useFakeTimers();
	Object.assign( window, { grecaptcha } );
	const form = setUp();
	const held = askGates( form, 'submit' );
	script()?.dispatchEvent( new Event( 'load' ) );
	await act( () => jest.advanceTimersByTimeAsync( time ) );
	jest.useRealTimers();
	expect( await held ).not.toBeNull();
	expect( console ).toHaveErrored();
} );

it.each( [
	[ 'goes by itself for a question', 200, 1, null ],
	[ 'stays where it is while the site is out of reach', 503, 0, 'Unreadable' ],
] )( '%s', async ( _, status, times, failure ) => {
	const native = jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation();
	const form = setUp();
	await trySending( form, 'error' );
	expect( console ).toHaveErrored();
	Object.assign( globalThis, { fetch: async () => ( { ok: status < 400, status } ) } );
	await act( async () => screen.getByRole( 'button' ).click() );
	expect( native ).toHaveBeenCalledTimes( times );
	expect( select( forms ).getForm( 'atoll-form-12' ).failure?.name ?? null ).toBe( failure );
	native.mockRestore();
} );

it( 'works at the next try when the script was only blocked once', async () => {
	vendorWith( 'one' );
	const form = setUp();
	await trySending( form, 'error' );
	expect( console ).toHaveErrored();
	expect( await trySending( form, 'load' ) ).toBeNull();
	expect( token( form ) ).toBe( 'one' );
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
} );

/** Shows the server's message about the captcha; empty once there is a new answer. */
const say = ( message: string ) =>
	act( () => {
		dispatch( forms ).checked( 'atoll-form-12', { 5: message } );
	} );

const open = () =>
	act( () => {
		const field = {
			page: 0,
			value: '',
			valid: false,
			required: false,
			used: false,
			errorMessage: '',
		};
		dispatch( forms ).opened( 'atoll-form-12', { 5: field } );
	} );

it( 'offers a question when the server has refused the token', async () => {
	setUp();
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	open();
	say( 'Our spam check was not passed.' );
	await waitFor( () =>
		expect( screen.getByRole( 'button', { name: 'Answer a question instead' } ) ).toBeVisible()
	);
} );

const ASKED = PRINTED.replace(
	'<div data-atoll="captcha">',
	'$&<label>What is one plus two?<input name="atoll_answer"></label>'
);

it( 'leaves a question that the server asks where it is, and needs no token beside it', async () => {
	const form = setUp( { printed: ASKED } );
	expect( await askGates( form, 'submit' ) ).toBeNull();
	expect( script() ).toBeNull();
	expect( screen.getByLabelText( 'What is one plus two?' ) ).toBeVisible();
} );

it( 'asks another question once the server refuses the answer, which may have come too late', async () => {
	const native = jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation();
	Object.assign( globalThis, { fetch: async () => ( { ok: true, status: 200 } ) } );
	open();
	setUp( { printed: ASKED } );
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	say( 'That answer was wrong, or it came too late.' );
	const answer = screen.getByLabelText< HTMLInputElement >( 'What is one plus two?' );
	answer.value = '3';
	await screen.findByRole( 'button' );
	say( '' );
	await act( async () => screen.getByRole( 'button', { name: 'Ask another question' } ).click() );
	expect( native ).toHaveBeenCalledTimes( 1 );
	expect( answer ).toHaveValue( '' );
	native.mockRestore();
} );
