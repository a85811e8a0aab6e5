import { sending } from './sending';

const WORDS = 'Sending…';

const place = () => {
	document.body.innerHTML =
		'<div><form><button>Send</button><span role="status" data-atoll="sending"></span></form><form><button>Send</button></form></div>';
	const element = document.body.firstElementChild as HTMLElement;
	sending( element, { texts: { sending: WORDS } } );
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
	} );

	it( 'holds up no other form', () => {
		const [ one, other ] = place().querySelectorAll( 'form' );
		submit( one! );
		expect( submit( other! ) ).toBe( true );
	} );

	it( 'can be sent again when the browser comes back to it', () => {
		const form = place().querySelector( 'form' )!;
		submit( form );
		window.dispatchEvent( new Event( 'pageshow' ) );
		expect( form ).not.toHaveTextContent( WORDS );
		expect( submit( form ) ).toBe( true );
	} );

	it( 'can be sent anew with another file, once the browser was told to stop', () => {
		const form = place().querySelector( 'form' )!;
		submit( form );
		form.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		expect( form ).not.toHaveTextContent( WORDS );
		expect( submit( form ) ).toBe( true );
	} );
} );
