import { input, printForm, wake } from '../../../tests/js/enquiry-form';

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

it( 'does not touch what an input method composes, nor a deletion', () => {
	expect( enter( 3, 'あ', { isComposing: true } ) ).toBe( false );
	expect( enter( 3, null, { inputType: 'deleteContentBackward' } ) ).toBe( false );
} );

it( 'leaves other fields alone', () => {
	expect( enter( 1, 'a' ) ).toBe( false );
} );
