import { act } from '@testing-library/react';
import {
	advanceTime,
	find,
	KEY,
	user,
	wake,
	withPrintedForm,
} from '../../../../../tests/js/enquiry-form';

const OTHER_KEY = 'atoll-form-13';

withPrintedForm( 'pages-form' );
beforeEach( () => {
	const html = find( `#${ KEY }` ).outerHTML;
	document.body.insertAdjacentHTML(
		'beforeend',
		html.replace( /atoll-(form-)?12/g, 'atoll-$113' )
	);
	wake();
	wake( OTHER_KEY );
} );

const form = ( key: string ) => find( `#${ key }` );

const shown = ( key: string ) =>
	[ ...form( key ).querySelectorAll< HTMLElement >( '[data-page]' ) ]
		.filter( ( { hidden } ) => ! hidden )
		.map( ( { dataset } ) => Number( dataset.page ) );

const bothShown = () => [ ...shown( KEY ), ...shown( OTHER_KEY ) ];

const turn = async ( key: string, name: 'back' | 'next' ) => {
	await user.click(
		form( key ).querySelector( `[data-nav]:not([hidden]) [data-atoll=${ name }]` )!
	);
	await advanceTime( 1100 );
};

const toSecondPage = async ( key: string ) => {
	await user.type( form( key ).querySelector( '[name=input_1]' )!, 'Jo' );
	await turn( key, 'next' );
};

const goBack = async () => {
	act( () => history.back() );
	await advanceTime( 100 );
};

it( 'goes back in the form whose Back was pressed, and turns no other', async () => {
	await toSecondPage( KEY );
	await toSecondPage( OTHER_KEY );
	expect( bothShown() ).toEqual( [ 2, 2 ] );
	await turn( KEY, 'back' );
	expect( bothShown() ).toEqual( [ 0, 2 ] );
	await turn( OTHER_KEY, 'back' );
	expect( bothShown() ).toEqual( [ 0, 0 ] );
} );

it( "undoes one turn after the other by the browser's Back, whichever form's it was", async () => {
	await toSecondPage( KEY );
	await toSecondPage( OTHER_KEY );
	await turn( KEY, 'back' );
	await goBack();
	expect( bothShown() ).toEqual( [ 2, 2 ] );
	await goBack();
	expect( bothShown() ).toEqual( [ 2, 0 ] );
	await goBack();
	expect( bothShown() ).toEqual( [ 0, 0 ] );
} );
