import { announceUnreached } from '../../browser/unreached';
import { sendOnce } from './send-once';

const WORDS = 'Sending…';

const place = ( isOnlyHere = false ) => {
	document.body.innerHTML =
		'<div><form><button type="submit">Send</button><p role="status" data-atoll="sending"></p></form><form id="file"><button>Send</button></form></div>';
	const element = document.body.firstElementChild as HTMLElement;
	sendOnce( element, {
		texts: { sending: WORDS, offline: 'Offline.' },
		answeredByFile: 'file',
		isOnlyHere,
	} );
	return element;
};

/** Whether the browser would send the form. */
const submit = ( form: Element ) =>
	form.dispatchEvent( new Event( 'submit', { bubbles: true, cancelable: true } ) );

describe( 'a form that is on its way', () => {
	it( 'says so, and goes only once', () => {
		const form = place().querySelector( 'form' )!;
		expect( submit( form ) ).toBe( true );
		expect( form ).toHaveTextContent( WORDS );
		expect( submit( form ) ).toBe( false );
		expect( form.querySelector( 'button' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'is on its way still when the slow page that it was sent from has loaded', () => {
		const form = place().querySelector( 'form' )!;
		submit( form );
		window.dispatchEvent( Object.assign( new Event( 'pageshow' ), { persisted: false } ) );
		expect( form ).toHaveTextContent( WORDS );
		expect( submit( form ) ).toBe( false );
	} );

	it( 'may go again after ten seconds, for whoever has stopped it', () => {
		const form = place().querySelector( 'form' )!;
		const now = jest.spyOn( Date, 'now' ).mockReturnValue( 0 );
		submit( form );
		now.mockReturnValue( 10_000 );
		expect( submit( form ) ).toBe( true );
		now.mockRestore();
	} );

	it( 'stays, with what was typed, while there is no connection', () => {
		const form = place().querySelector( 'form' )!;
		const onLine = jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
		expect( submit( form ) ).toBe( false );
		expect( form ).toHaveTextContent( 'Offline.' );
		onLine.mockRestore();
		expect( submit( form ) ).toBe( true );
		expect( form ).toHaveTextContent( WORDS );
	} );

	it( 'of a page that cannot be come back to goes once there is a server, and stays while there is none', async () => {
		const form = place( true ).querySelector( 'form' )!;
		const sent = jest.fn( ( event: Event ) => event.defaultPrevented );
		window.addEventListener( 'submit', sent );
		form.requestSubmit = () => submit( form );
		const fetched = jest.fn().mockRejectedValueOnce( new TypeError( 'cut' ) );
		Object.assign( globalThis, { fetch: fetched.mockResolvedValue( {} ) } );
		Object.assign( AbortSignal, { timeout: () => undefined } );
		submit( form );
		expect( form ).toHaveTextContent( WORDS );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( form ).toHaveTextContent( 'Offline.' );
		submit( form );
		submit( form );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( sent.mock.results.map( ( { value } ) => value ) ).toEqual( [
			true,
			true,
			true,
			false,
		] );
		expect( form ).toHaveTextContent( WORDS );
		window.removeEventListener( 'submit', sent );
	} );

	it( 'of such a page is posted at once by a browser that could not ask for long', () => {
		Reflect.deleteProperty( AbortSignal, 'timeout' );
		expect( submit( place( true ).querySelector( 'form' )! ) ).toBe( true );
	} );

	it( 'stays where the guard has found no server', () => {
		const form = place().querySelector( 'form' )!;
		expect( announceUnreached( form ) ).toBe( true );
		expect( form ).toHaveTextContent( 'Offline.' );
		expect( submit( form ) ).toBe( true );
	} );

	it( 'says nothing that a file would not end', () => {
		const form = place().querySelector< HTMLFormElement >( '#file' )!;
		submit( form );
		expect( form ).not.toHaveAttribute( 'aria-busy' );
	} );

	it( 'holds up no other form', () => {
		const [ one, other ] = place().querySelectorAll( 'form' );
		submit( one! );
		expect( submit( other! ) ).toBe( true );
	} );

	it( 'can be sent again when the browser comes back to it', () => {
		const form = place().querySelector( 'form' )!;
		submit( form );
		window.dispatchEvent( Object.assign( new Event( 'pageshow' ), { persisted: true } ) );
		expect( form ).not.toHaveTextContent( WORDS );
		expect( submit( form ) ).toBe( true );
	} );

	it( 'can be sent anew with something else, once the browser was told to stop', () => {
		const form = place().querySelector( 'form' )!;
		submit( form );
		form.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		expect( form ).not.toHaveTextContent( WORDS );
		expect( submit( form ) ).toBe( true );
	} );
} );
