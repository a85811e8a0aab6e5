import { fireEvent } from '@testing-library/react';
import { input, printForm, wake } from '../../../../tests/js/enquiry-form';

const insert = jest.fn();

const enter = ( field: number, data: string | null, more: InputEventInit = {} ) => {
	const event = new InputEvent( 'beforeinput', {
		data,
		bubbles: true,
		cancelable: true,
		...more,
	} );
	input( field ).dispatchEvent( event );
	return event.defaultPrevented;
};

beforeEach( () => {
	insert.mockReset();
	Object.assign( document, { execCommand: insert } );
	printForm();
	wake();
} );

it( 'lets the characters of a phone number in', () => {
	expect( enter( 3, '+' ) ).toBe( false );
	expect( enter( 3, '(02) 9876-5432' ) ).toBe( false );
} );

it( 'keeps a letter out', () => {
	expect( enter( 3, 'a' ) ).toBe( true );
	expect( insert ).not.toHaveBeenCalled();
} );

it( 'takes from pasted text what is allowed, so that it can be undone', () => {
	expect( enter( 3, 'Tel. 0412 345 678', { inputType: 'insertFromPaste' } ) ).toBe( true );
	expect( insert ).toHaveBeenCalledWith( 'insertText', false, ' 0412 345 678' );
} );

it( 'takes a no-break space, as other pages and phones write it into numbers, for a space', () => {
	fireEvent.focusIn( input( 3 ) );
	const pasted = { inputType: 'insertFromPaste' };
	expect( enter( 3, '+61\u00a0412\u202f345 678', pasted ) ).toBe( true );
	expect( insert ).toHaveBeenCalledWith( 'insertText', false, '+61 412 345 678' );
	expect( input( 3 ).previousElementSibling ).toHaveRole( 'status' );
	expect( input( 3 ).previousElementSibling ).toBeEmptyDOMElement();
} );

it.each( [
	[ 'a no-break space behind it', 'jo@example.com\u00a0' ],
	[ 'a line break behind it', 'jo@example.com\n' ],
	[ 'marks that nobody sees around it', '\u202ajo@example.com\u202c\u200b' ],
] )( 'takes an email address out of pasted text, without a word of %s', ( _, text ) => {
	fireEvent.focusIn( input( 2 ) );
	expect( enter( 2, text, { inputType: 'insertFromPaste' } ) ).toBe( true );
	expect( insert ).toHaveBeenCalledWith( 'insertText', false, 'jo@example.com' );
	expect( input( 2 ).previousElementSibling ).toHaveRole( 'status' );
	expect( input( 2 ).previousElementSibling ).toBeEmptyDOMElement();
} );

it( 'does not touch what an input method composes, nor a deletion', () => {
	expect( enter( 3, 'あ', { isComposing: true } ) ).toBe( false );
	expect( enter( 3, null, { inputType: 'deleteContentBackward' } ) ).toBe( false );
} );

describe( 'says that pasted text is cut', () => {
	const note = () => input( 3 ).previousElementSibling;
	const CUT = 'Only 20 characters fit here: the rest was left out.';
	const paste = ( data: string, inputType = 'insertFromPaste' ) =>
		enter( 3, data, { inputType } );

	beforeEach( () => fireEvent.focusIn( input( 3 ) ) );

	it.each( [
		[ 'pasted', 'insertFromPaste' ],
		[ 'dropped', 'insertFromDrop' ],
	] )( 'as the browser does it with what was %s', ( _, inputType ) => {
		expect( paste( '0412 345 678 0412 345 678', inputType ) ).toBe( false );
		expect( note() ).toHaveTextContent( CUT );
		fireEvent.input( input( 3 ), { target: { value: '0412 345 678 0412 34' } } );
		expect( note() ).toHaveTextContent( CUT );
		fireEvent.input( input( 3 ), { target: { value: '0412 345 678' } } );
		expect( note() ).toBeEmptyDOMElement();
	} );

	it( 'and what else was left out of it', () => {
		paste( 'Tel. 0412 345 678 0412 345 678' );
		expect( note() ).toHaveTextContent( `left out: T e l . ${ CUT }` );
	} );

	it( 'with what is there already, but not with what is selected of it', () => {
		fireEvent.input( input( 3 ), { target: { value: '0412 345 678' } } );
		paste( '0412 345 678' );
		expect( note() ).toHaveTextContent( CUT );
		( input( 3 ) as HTMLInputElement ).setSelectionRange( 0, 12 );
		paste( '0412 345 678' );
		expect( note() ).toBeEmptyDOMElement();
	} );

	it( 'but not of what is typed, which a browser does not take', () => {
		fireEvent.input( input( 3 ), { target: { value: '0'.repeat( 20 ) } } );
		enter( 3, '1', { inputType: 'insertText' } );
		expect( note() ).toBeEmptyDOMElement();
	} );
} );

it( 'leaves out what nobody sees around a composed word, once it is left', () => {
	const heard = jest.fn();
	input( 3 ).addEventListener( 'input', heard );
	fireEvent.change( input( 3 ), { target: { value: '\u200b0412 345 678 ' } } );
	expect( input( 3 ) ).toHaveValue( '0412 345 678' );
	expect( heard ).toHaveBeenCalledTimes( 1 );
	fireEvent.change( input( 3 ) );
	expect( heard ).toHaveBeenCalledTimes( 1 );
} );

it( 'leaves other fields alone', () => {
	fireEvent.change( input( 1 ), { target: { value: ' a ' } } );
	expect( input( 1 ) ).toHaveValue( ' a ' );
	expect( enter( 1, 'a' ) ).toBe( false );
} );

describe( 'where anything may be typed', () => {
	const street = () => document.querySelector< HTMLInputElement >( '[name=input_2_1]' )!;
	const note = () => street().previousElementSibling;
	const paste = ( data: string ) => {
		const event = new InputEvent( 'beforeinput', {
			data,
			inputType: 'insertFromPaste',
			bubbles: true,
			cancelable: true,
		} );
		street().dispatchEvent( event );
		return event.defaultPrevented;
	};

	beforeEach( () => {
		printForm( 'compound-form' );
		wake();
		fireEvent.focusIn( street() );
	} );

	it( 'says too that pasted text is cut, as the browser does it', () => {
		expect( paste( 'a'.repeat( 130 ) ) ).toBe( false );
		expect( note() ).toHaveTextContent(
			'Only 100 characters fit here: the rest was left out.'
		);
		expect( note() ).toHaveRole( 'status' );
	} );

	it( 'leaves text that fits as it is, with what is around it', () => {
		expect( paste( ' 1 High St\u00a0' ) ).toBe( false );
		expect( note() ).toBeEmptyDOMElement();
		fireEvent.change( street(), { target: { value: ' 1 High St ' } } );
		expect( street() ).toHaveValue( ' 1 High St ' );
	} );
} );

describe( 'says what it left out', () => {
	const first = () => document.querySelector< HTMLInputElement >( '[data-input="1.3"] input' )!;
	const note = () => first().closest( '[data-input]' )!.querySelector( '[role=status]' );
	const paste = ( data: string ) =>
		first().dispatchEvent(
			new InputEvent( 'beforeinput', { data, bubbles: true, cancelable: true } )
		);

	beforeEach( () => {
		printForm( 'compound-form' );
		wake();
		fireEvent.focusIn( first() );
	} );

	it( 'of a name that was pasted, politely, and until something else is typed', () => {
		expect( note() ).toBeEmptyDOMElement();
		paste( 'Mary Ann' );
		expect( insert ).toHaveBeenCalledWith( 'insertText', false, 'MaryAnn' );
		expect( note() ).toHaveTextContent(
			'Spaces cannot be entered here, so they were left out.'
		);
		fireEvent( first(), new InputEvent( 'input', { data: 'MaryAnn', bubbles: true } ) );
		expect( note() ).not.toBeEmptyDOMElement();
		fireEvent.input( first(), { target: { value: 'Mary-Ann' } } );
		expect( note() ).toBeEmptyDOMElement();
	} );

	it( 'of a space that was typed, but not of one that a keyboard adds behind a word', () => {
		paste( 'Mary ' );
		expect( note() ).toBeEmptyDOMElement();
		paste( ' ' );
		expect( note() ).toHaveTextContent( 'Spaces cannot be entered here' );
	} );

	it( 'no longer, once what is left out is not worth a note', () => {
		paste( ' ' );
		expect( note() ).not.toBeEmptyDOMElement();
		paste( 'Mary ' );
		expect( note() ).toBeEmptyDOMElement();
	} );

	it( 'of other characters which they were', () => {
		paste( 'Mary 22nd' );
		expect( note() ).toHaveTextContent(
			'Some characters cannot be entered here, so they were left out: 2'
		);
	} );
} );
