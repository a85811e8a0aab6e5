/** @jest-environment node */
import { formState, placeable, toChoice, type FormChoice } from './form';

const FORMS: FormChoice[] = [
	{ number: 1, title: 'Enquiry', status: 'publish' },
	{ number: 2, title: 'Refinance', status: 'draft' },
	{ number: 3, title: 'Old', status: 'trash' },
];

describe( 'the state of a block’s form', () => {
	it.each( [
		[ 'none', 'no form is chosen', 0, FORMS ],
		[ 'unknown', 'the list is not here', 1, undefined ],
		[ 'open', 'visitors see it', 1, FORMS ],
		[ 'hidden', 'it is a draft', 2, FORMS ],
		[ 'trashed', 'it is in the trash', 3, FORMS ],
		[ 'gone', 'it was deleted', 4, FORMS ],
		[ 'gone', 'there are no forms', 4, [] ],
	] )( 'is %s when %s', ( state, _why, number, forms ) => {
		expect( formState( number, forms ) ).toBe( state );
	} );
} );

describe( 'the forms an editor may place', () => {
	it( 'are told apart when they have one title', () => {
		const twin: FormChoice = { number: 7, title: 'Enquiry', status: 'draft' };
		expect( placeable( [ ...FORMS, twin ] ).map( ( { title } ) => title ) ).toEqual( [
			'Enquiry #1',
			'Refinance',
			'Enquiry #7',
		] );
	} );

	it( 'keep their title when only the trash has another of it', () => {
		const old: FormChoice = { number: 7, title: 'Enquiry', status: 'trash' };
		expect( placeable( [ ...FORMS, old ] )[ 0 ]?.title ).toBe( 'Enquiry' );
	} );

	it( 'leave out the trash', () => {
		expect( placeable( FORMS ).map( ( { number } ) => number ) ).toEqual( [ 1, 2 ] );
	} );
} );

describe( 'a form’s title', () => {
	const record = { id: 9, number: 4, status: 'publish' };

	it( 'is what was typed, not its HTML', () => {
		const title = { raw: 'Home & land', rendered: 'Home &#038; land' };
		expect( toChoice( { ...record, title }, 'Untitled' ).title ).toBe( 'Home & land' );
	} );

	it( 'has a name when it is empty', () => {
		expect( toChoice( { ...record, title: { rendered: ' ' } }, 'Untitled' ).title ).toBe(
			'Untitled'
		);
	} );
} );
