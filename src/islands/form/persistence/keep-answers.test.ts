import { cleanup, fireEvent } from '@testing-library/react';
import {
	answerWith,
	errorOf,
	fillIn,
	input,
	KEY,
	find,
	advanceTime,
	printAgain,
	printForm,
	send,
	sentBody,
	thanks,
	wake,
	withLiveForm,
	fill,
} from '../../../../tests/js/enquiry-form';

/** Loads the page again: same URL, same history entry. */
const reload = () => {
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
	printAgain();
	wake();
};

withLiveForm();

it( 'keeps what was answered through a reload', () => {
	fillIn();
	reload();
	expect( find( 'form' ) ).toHaveFormValues( {
		input_1: 'Jo',
		input_2: 'jo@example.com',
		input_4: 'home',
		input_5: 'now',
		input_8_1: true,
	} );
	expect( errorOf( 1 ) ).toBe( '' );
} );

describe( 'on a page that answers the browser’s own post', () => {
	/** Prints a form with text that was typed before the island started. */
	const printPosted = ( type: string ) => {
		Object.assign( performance, { getEntriesByType: () => [ { type } ] } );
		window.dispatchEvent( new Event( 'pagehide' ) );
		cleanup();
		printForm();
		const props = find( '[data-atoll=props]' );
		props.textContent = JSON.stringify( {
			...JSON.parse( props.textContent! ),
			settings: { posted: { by: 'browser' } },
		} );
		input( 1 ).setAttribute( 'value', 'Joanna' );
		wake();
	};
	afterEach( () => Reflect.deleteProperty( performance, 'getEntriesByType' ) );

	it( 'leaves what the server prints, which is newer', () => {
		fillIn();
		printPosted( 'navigate' );
		expect( input( 1 ) ).toHaveValue( 'Joanna' );
		expect( input( 2 ) ).toHaveValue( '' );
	} );

	it( 'brings back what was typed there after a reload', () => {
		fillIn();
		printPosted( 'reload' );
		expect( input( 1 ) ).toHaveValue( 'Jo' );
	} );
} );

it( 'sends it under the same key after a reload', async () => {
	fillIn();
	answerWith( new TypeError( 'cut' ), thanks );
	await send();
	reload();
	await send();
	// The elapsed time is a hint and not part of the answers (php/Forms/Submission/Submission.php, fingerprint()).
	expect( sentBody( 1 ) ).toEqual( { ...sentBody( 0 ), atoll_elapsed: expect.anything() } );
	expect( console ).toHaveErrored();
} );

it( 'keeps no password and nothing that the server hides', () => {
	find( 'form' ).insertAdjacentHTML(
		'beforeend',
		'<input type="password" name="p" value=""><input type="hidden" name="token" value="old">'
	);
	fireEvent.change( find( '[name=p]' ), { target: { value: 'secret' } } );
	fillIn();
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( JSON.stringify( history.state ) ).toContain( 'jo@example.com' );
	expect( JSON.stringify( history.state ) ).not.toMatch( /secret|old/ );
} );

it( 'keeps every choice of a list, and each of several inputs under one name', () => {
	const controls =
		'<select name="input_20[]" multiple><option>a</option><option>b</option><option>c</option></select>' +
		'<input name="input_21[]"><input name="input_21[]"><input name="input_21[]">';
	const add = () => find( 'form' ).insertAdjacentHTML( 'beforeend', controls );
	const parts = () => [
		...document.querySelectorAll< HTMLInputElement >( '[name="input_21[]"]' ),
	];
	add();
	[ '31', '', '2024' ].forEach( ( value, at ) => ( parts()[ at ]!.value = value ) );
	[ 0, 2 ].forEach( ( at ) => {
		find< HTMLSelectElement >( '[name="input_20[]"]' ).options[ at ]!.selected = true;
	} );
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
	printAgain();
	add();
	wake();
	expect( parts().map( ( { value } ) => value ) ).toEqual( [ '31', '', '2024' ] );
	expect( find( '[name="input_20[]"]' ) ).toHaveValue( [ 'a', 'c' ] );
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

it( 'is at most a second behind while somebody types', async () => {
	fill( 1, 'J' );
	await advanceTime( 600 );
	fill( 1, 'Jo' );
	await advanceTime( 99 );
	expect( history.state ).toBeNull();
	await advanceTime( 300 );
	expect( JSON.stringify( history.state ) ).toContain( 'Jo' );
} );

it( 'writes right behind the frame of a key where the browser does not rest', async () => {
	const never = jest.fn( () => 1 );
	Object.assign( window, { requestIdleCallback: never, cancelIdleCallback: jest.fn() } );
	fill( 1, 'J' );
	await advanceTime( 701 );
	expect( never ).toHaveBeenCalled();
	expect( history.state ).toBeNull();
	fill( 1, 'Jo' );
	await advanceTime( 0 );
	expect( JSON.stringify( history.state ) ).toContain( 'Jo' );
	cleanup();
	Reflect.deleteProperty( window, 'requestIdleCallback' );
	Reflect.deleteProperty( window, 'cancelIdleCallback' );
} );

/** Reaches the page by a link: a new history entry in the same tab. */
const comeBack = ( mark?: string ) => {
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
	printForm();
	setOwner( mark );
	wake();
};

const setOwner = ( mark?: string ) => {
	const props = find( '[data-atoll=props]' );
	const printedProps = JSON.parse( props.textContent! );
	props.textContent = JSON.stringify( {
		...printedProps,
		settings: mark && { owner: { mark } },
	} );
};

it( 'gives back the newer copy where the browser kept only one of them on leaving', () => {
	fillIn();
	const older = history.state;
	jest.advanceTimersByTime( 10 );
	fill( 1, 'Jo Lee' );
	window.dispatchEvent( new Event( 'pagehide' ) );
	history.replaceState( older, '' );
	cleanup();
	printAgain();
	wake();
	expect( input( 1 ) ).toHaveValue( 'Jo Lee' );
} );

it( 'gives it back to whoever returns to the page by a link', () => {
	fillIn();
	comeBack();
	expect( input( 2 ) ).toHaveValue( 'jo@example.com' );
} );

it( 'never shows it to another user of the same browser, and throws it away', () => {
	comeBack( 'first' );
	fillIn();
	comeBack( 'second' );
	expect( input( 2 ) ).toHaveValue( '' );
	comeBack( 'first' );
	expect( input( 2 ) ).toHaveValue( '' );
} );

it( 'gives it back to the same user after a new login', () => {
	comeBack( 'first' );
	fillIn();
	comeBack( 'first' );
	expect( input( 2 ) ).toHaveValue( 'jo@example.com' );
} );

it( 'does without where the browser has no room', async () => {
	const full = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new DOMException( 'full', 'QuotaExceededError' );
	} );
	fillIn();
	await advanceTime( 0 );
	expect( full ).toHaveBeenCalled();
	full.mockRestore();
	reload();
	expect( input( 2 ) ).toHaveValue( 'jo@example.com' );
} );

it( "forgets it once it is sent, and keeps other code's state", async () => {
	history.replaceState( { other: 1 }, '' );
	fillIn();
	answerWith( thanks );
	await send();
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( history.state ).toEqual( { other: 1, [ KEY ]: undefined } );
	expect( sessionStorage ).toHaveLength( 0 );
} );
