import { cleanup } from '@testing-library/react';
import { input, find, printForm, wake, fill } from '../../../../tests/js/enquiry-form';

/** Opens the page by a link that prefills some answers, in the same tab. */
const openPrefilled = ( prefill: { name?: string; loan?: string; when?: number } ) => {
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
	printForm();
	input( 1 ).setAttribute( 'value', prefill.name ?? '' );
	if ( prefill.loan ) {
		find( `option[value=${ prefill.loan }]` ).setAttribute( 'selected', '' );
	}
	if ( prefill.when !== undefined ) {
		find( `#atoll-12-5-${ prefill.when }` ).setAttribute( 'checked', '' );
	}
	wake();
};

const typeEmail = () => fill( 2, 'jo@example.com' );

beforeEach( () => {
	sessionStorage.clear();
	jest.useFakeTimers();
} );
afterEach( () => jest.useRealTimers() );

it( 'leaves what a newer link fills in where nobody has changed what the older one did', () => {
	openPrefilled( { name: 'Jo', loan: 'home', when: 0 } );
	typeEmail();
	openPrefilled( { name: 'Flo', loan: 'car', when: 1 } );
	expect( find( 'form' ) ).toHaveFormValues( {
		input_1: 'Flo',
		input_2: 'jo@example.com',
		input_4: 'car',
		input_5: 'later',
	} );
} );

it( 'gives back what a link has filled in where the next one says nothing', () => {
	openPrefilled( { name: 'Jo', loan: 'home', when: 0 } );
	typeEmail();
	openPrefilled( {} );
	expect( find( 'form' ) ).toHaveFormValues( {
		input_1: 'Jo',
		input_2: 'jo@example.com',
		input_4: 'home',
		input_5: 'now',
	} );
} );

it( 'gives back what somebody has made of it, whatever a newer link fills in', () => {
	openPrefilled( { name: 'Jo' } );
	fill( 1, 'Jo Lee' );
	openPrefilled( { name: 'Flo' } );
	expect( input( 1 ) ).toHaveValue( 'Jo Lee' );
} );
