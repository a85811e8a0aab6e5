import { act } from '@testing-library/react';
import {
	input,
	advanceTime,
	printAgain,
	printForm,
	user,
	wake,
} from '../../../../../tests/js/enquiry-form';
import { shown, turn } from '../../../../../tests/js/pages-form';

beforeEach( () => {
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	printForm( 'pages-form' );
} );
afterEach( () => {
	history.replaceState( null, '', location.pathname );
	jest.useRealTimers();
} );

const goTo = async ( hash: string ) => {
	history.pushState( null, '', hash );
	await act( async () => void window.dispatchEvent( new Event( 'hashchange' ) ) );
	await advanceTime( 0 );
};

describe( 'a fragment that names a question of another page', () => {
	it( 'opens that page, with the focus in the question', async () => {
		printAgain( 'pages-form' );
		history.replaceState( null, '', `#${ input( 3 ).id }` );
		wake();
		await advanceTime( 0 );
		expect( shown() ).toEqual( [ 2 ] );
		expect( input( 3 ) ).toHaveFocus();
		expect( location.hash ).toBe( '' );
	} );

	it( 'turns to it when somebody follows a link there, and back', async () => {
		wake();
		await user.type( input( 1 ), 'Jo' );
		await turn( 'next' );
		await goTo( `#${ input( 4 ).id }` );
		expect( shown() ).toEqual( [ 3 ] );
		expect( input( 4 ) ).toHaveFocus();
		await goTo( `#${ input( 1 ).id }` );
		expect( shown() ).toEqual( [ 0 ] );
		expect( input( 1 ) ).toHaveFocus();
	} );

	it( 'leaves the page where logic hides the question, or it is of no form', async () => {
		wake();
		await goTo( `#${ input( 2 ).id }` );
		await goTo( '#elsewhere' );
		expect( shown() ).toEqual( [ 0 ] );
	} );
} );
