import { cleanup } from '@testing-library/react';
import { input, find, printForm, wake, fill } from '../../../../tests/js/enquiry-form';

/** Opens the form of the same number on one site of a network whose sites are folders of one host. */
const openAt = ( site: string ) => {
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
	printForm();
	const props = find( '[data-atoll=props]' );
	props.textContent = props.textContent!.replace( '/wp-json/', `/${ site }/wp-json/` );
	wake();
};

beforeEach( () => {
	sessionStorage.clear();
	jest.useFakeTimers();
} );
afterEach( () => jest.useRealTimers() );

it( "keeps answers apart from those to another site's form of the same number", () => {
	openAt( 'one' );
	fill( 1, 'Jo' );
	openAt( 'other' );
	expect( input( 1 ) ).toHaveValue( '' );
	fill( 1, 'Flo' );
	openAt( 'one' );
	expect( input( 1 ) ).toHaveValue( 'Jo' );
	openAt( 'other' );
	expect( input( 1 ) ).toHaveValue( 'Flo' );
} );
