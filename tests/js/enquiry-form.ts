import { readFileSync } from 'fs';
import { join } from 'path';
import { act, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { select } from '@wordpress/data';
import { createElement } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { FormIsland } from '../../src/islands/form/form-island';
import '../../src/islands/form/parts/date-time';
import '../../src/islands/form/parts/download';
import '../../src/islands/form/parts/logic';
import '../../src/islands/form/parts/money';
import '../../src/islands/form/parts/pages';
import '../../src/islands/form/parts/quiz';

/**
 * A form as php/Engine/Markup prints it: `enquiry-form` asks for name, email, phone, loan, when,
 * topics, message, privacy; `pages-form` has four pages, of which one shows for a business only.
 */
const recorded = ( name: string ) =>
	readFileSync( join( __dirname, `../fixtures/${ name }.html` ), 'utf8' );

export const KEY = 'atoll-form-12';

export const find = < E extends Element = HTMLElement >( selector: string ): E =>
	document.querySelector< E >( selector )!;

/** A field's control by its number, or that of a part of it: `1_3`. */
export const input = ( id: number | string ) => find< HTMLInputElement >( `[name=input_${ id }]` );

export const errorOf = ( id: number | string ) =>
	find( `#atoll-12-${ `${ id }`.replace( '_', '-' ) }-error` ).textContent;

/** As a browser does that fills the form in: it asks nobody which characters go in. */
export const fill = ( id: number | string, value: string ) =>
	fireEvent.input( input( id ), { target: { value } } );

/** The server's page in the same entry of the tab's history, as after a reload. */
export const printAgain = ( name = 'enquiry-form' ) => {
	document.body.innerHTML = recorded( name );
};

/** The server's page, before anything comes alive. */
export const printForm = ( name?: string ) => {
	history.replaceState( null, '' );
	printAgain( name );
};

/** Lets a test give the printed form something that it did not have: all sentences come with it. */
export const sayAnything = () => {
	const script = find( '[data-atoll=props]' );
	const props = JSON.parse( script.textContent! );
	const texts = readFileSync( join( __dirname, '../../contract/texts/form.json' ), 'utf8' );
	Object.assign( props.definition.texts, JSON.parse( texts ) );
	script.textContent = JSON.stringify( props );
};

/** Brings a form to life; Testing Library lets go of it after the test. */
export const wake = ( key = KEY ) => {
	const element = find( `#${ key }` );
	const props = JSON.parse( element.querySelector( '[data-atoll=props]' )!.textContent! );
	render( createElement( FormIsland, { ...props, element } ) );
};

/** For each test of a file: that form as it is printed, on the test's own clock, and nothing kept from the test before. */
export const withPrintedForm = ( name?: string ) => {
	beforeEach( () => {
		sessionStorage.clear();
		jest.useFakeTimers();
		Element.prototype.scrollIntoView = jest.fn();
		printForm( name );
	} );
	afterEach( () => jest.useRealTimers() );
};

/** The same, alive. */
export const withLiveForm = ( name?: string ) => {
	withPrintedForm( name );
	beforeEach( () => wake() );
};

export const user = userEvent.setup( {
	advanceTimers: ( ms ) => jest.advanceTimersByTime( ms ),
	pointerEventsCheck: 0,
} );

/** Lets time pass, and everything happen that is due. */
export const advanceTime = ( ms: number ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( ms );
	} );

export const state = () => select( forms ).getForm( KEY );

/** What a person without a problem answers. */
export const fillIn = () => {
	fill( 1, 'Jo' );
	fill( 2, 'jo@example.com' );
	fireEvent.change( input( 4 ), { target: { value: 'home' } } );
	fireEvent.click( find( '#atoll-12-5-0' ) );
	fireEvent.click( find( '#atoll-12-8-0' ) );
};

/** Presses a button, and waits for the server's answer when it comes at once. */
export const clickOn = async ( selector: string ) => {
	await user.click( find( selector ) );
	await advanceTime( 0 );
};

export const send = () => clickOn( '[data-atoll=submit]' );

/** The server's next answers, in turn. */
export const fetched = jest.fn();

export const answerWith = ( ...answers: Array< Error | object | Promise< object > > ) => {
	fetched.mockReset();
	answers.forEach( ( given ) =>
		fetched.mockImplementationOnce( async () => {
			const answer = await given;
			if ( answer instanceof Error ) {
				throw answer;
			}
			const { status = 200, ...data } = answer as { status?: number };
			return { status, ok: status < 400, text: async () => JSON.stringify( data ), ...data };
		} )
	);
	Object.assign( globalThis, { fetch: fetched } );
};

export const sentBody = ( call: number ) =>
	Object.fromEntries( fetched.mock.calls[ call ][ 1 ].body as URLSearchParams );

export const thanks = {
	is_valid: true,
	page_number: 0,
	source_page_number: 1,
	confirmation_type: 'message',
	confirmation_message: '<p>Thanks, Jo.</p>',
};
