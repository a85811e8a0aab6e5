import { fireEvent } from '@testing-library/react';
import {
	errorOf,
	input,
	find,
	advanceTime,
	printForm,
	wake,
} from '../../../../tests/js/enquiry-form';

beforeEach( () => {
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	document.title = 'Apply';
	printForm();
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'answers a press with the messages, and only then with the summary, the title and the focus', async () => {
	fireEvent.click( find( '[data-atoll=submit]' ) );
	expect( errorOf( 2 ) ).not.toBe( '' );
	expect( input( 2 ) ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( find( '[data-atoll=summary]' ) ).toBeEmptyDOMElement();
	expect( input( 1 ) ).not.toHaveFocus();
	await advanceTime( 0 );
	expect( find( '[data-atoll=summary]' ) ).not.toBeEmptyDOMElement();
	expect( input( 1 ) ).toHaveFocus();
	expect( document.title ).toBe( 'Error – Apply' );
} );

it( 'touches nothing that is still the same at a second press', async () => {
	fireEvent.click( find( '[data-atoll=submit]' ) );
	await advanceTime( 0 );
	const observer = new MutationObserver( () => {} );
	observer.observe( find( 'form' ), {
		subtree: true,
		childList: true,
		attributeFilter: [ 'class', 'aria-invalid' ],
	} );
	fireEvent.click( find( '[data-atoll=submit]' ) );
	expect( observer.takeRecords() ).toEqual( [] );
	await advanceTime( 0 );
} );
