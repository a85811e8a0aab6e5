import { focusField } from './focus-field';

beforeEach( () => {
	Element.prototype.scrollIntoView = jest.fn();
} );

const focusedOf = ( controls: string ): string | undefined => {
	document.body.innerHTML = `<div class="atoll-field">${ controls }</div>`;
	const field = document.querySelector( 'div' );
	focusField( field );
	return field?.ownerDocument.activeElement?.id;
};

it( 'goes to the answer that was refused where one of several was chosen, as the Tab key does', () => {
	const focused = focusedOf(
		'<input type="radio" name="a" id="right" aria-invalid="true"><input type="radio" name="a" id="wrong" aria-invalid="true" checked>'
	);
	expect( focused ).toBe( 'wrong' );
} );

it( 'goes to the chosen answer of a question that is to be changed', () => {
	const focused = focusedOf(
		'<input type="radio" name="a" id="one"><input type="radio" name="a" id="two" checked>'
	);
	expect( focused ).toBe( 'two' );
} );

it( 'goes to the first of several where none was chosen', () => {
	const focused = focusedOf(
		'<input type="radio" name="a" id="one" aria-invalid="true"><input type="radio" name="a" id="two" aria-invalid="true">'
	);
	expect( focused ).toBe( 'one' );
} );

it( 'goes past parts that are right to the one that is wrong', () => {
	expect( focusedOf( '<input id="street"><input id="suburb" aria-invalid="true">' ) ).toBe(
		'suburb'
	);
} );

it( 'goes to the part that is wrong past a chosen answer that is right', () => {
	const focused = focusedOf(
		'<input type="checkbox" id="chosen" checked><input id="amount" aria-invalid="true">'
	);
	expect( focused ).toBe( 'amount' );
} );

const DESCRIPTION =
	'<div class="atoll-field__description">See the <a href="/credit-guide/" id="link">guide</a>.</div>';

it( 'goes past a link in the description, which stands before the control, to what is answered', () => {
	const group =
		'<fieldset role="radiogroup" aria-invalid="true">' +
		DESCRIPTION +
		'<input type="radio" name="a" id="first"><input type="radio" name="a" id="second"></fieldset>';
	expect( focusedOf( group ) ).toBe( 'first' );
	expect( focusedOf( DESCRIPTION + '<textarea id="text"></textarea>' ) ).toBe( 'text' );
	expect( focusedOf( DESCRIPTION + '<output id="sum" tabindex="-1"></output>' ) ).toBe( 'sum' );
} );

it( 'goes to a link where there is nothing else', () => {
	expect( focusedOf( DESCRIPTION ) ).toBe( 'link' );
} );

/** Returns the tag name of the element that is scrolled into view in a window of 256 pixels. */
const scrolledOf = ( height: number ): string => {
	window.innerHeight = 256;
	jest.spyOn( Element.prototype, 'scrollHeight', 'get' ).mockReturnValue( height );
	focusedOf( '<label for="street">Street</label><input id="street" aria-invalid="true">' );
	const [ scrolled ] = jest.mocked( Element.prototype.scrollIntoView ).mock.contexts;
	return ( scrolled as HTMLElement ).tagName;
};

it( 'brings the whole field into view where the window is high enough, else what has the focus', () => {
	expect( scrolledOf( 255 ) ).toBe( 'DIV' );
	jest.mocked( Element.prototype.scrollIntoView ).mockClear();
	expect( scrolledOf( 300 ) ).toBe( 'INPUT' );
} );
