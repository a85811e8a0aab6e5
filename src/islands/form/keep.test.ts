import {
	answerWith,
	errorOf,
	fillIn,
	input,
	KEY,
	one,
	printAgain,
	printForm,
	send,
	sentBody,
	thanks,
	wake,
} from '../../../tests/js/enquiry-form';
import { cleanup, fireEvent } from '@testing-library/react';

/** The page as the browser loads it anew: same address, same entry of the history. */
const reload = () => {
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
	printAgain();
	wake();
};

beforeEach( () => {
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	printForm();
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'keeps what was answered through a reload', () => {
	fillIn();
	reload();
	expect( one( 'form' ) ).toHaveFormValues( {
		input_1: 'Jo',
		input_2: 'jo@example.com',
		input_4: 'home',
		input_5: 'now',
		input_8_1: true,
	} );
	expect( errorOf( 1 ) ).toBe( '' );
} );

it( 'sends it under the same key after a reload', async () => {
	fillIn();
	answerWith( new TypeError( 'cut' ), thanks );
	await send();
	reload();
	await send();
	expect( sentBody( 1 ) ).toEqual( sentBody( 0 ) );
	expect( console ).toHaveErrored();
} );

it( 'keeps no password and nothing that the server hides', () => {
	one( 'form' ).insertAdjacentHTML(
		'beforeend',
		'<input type="password" name="p" value=""><input type="hidden" name="token" value="old">'
	);
	fireEvent.change( one( '[name=p]' ), { target: { value: 'secret' } } );
	fillIn();
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( JSON.stringify( history.state ) ).toContain( 'jo@example.com' );
	expect( JSON.stringify( history.state ) ).not.toMatch( /secret|old/ );
} );

it( 'does not overwrite what the server or the person has put in meanwhile', () => {
	fillIn();
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
	printAgain();
	input( 1 ).value = 'Flo';
	wake();
	expect( input( 1 ) ).toHaveValue( 'Flo' );
	expect( input( 2 ) ).toHaveValue( 'jo@example.com' );
} );

it( 'leaves no trace of a form that was only looked at', () => {
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( history.state ).toBeNull();
} );

it( "forgets it once it is sent, and keeps other code's state", async () => {
	history.replaceState( { other: 1 }, '' );
	fillIn();
	answerWith( thanks );
	await send();
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( history.state ).toEqual( { other: 1, [ KEY ]: undefined } );
} );
