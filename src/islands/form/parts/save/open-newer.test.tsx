import { screen } from '@testing-library/react';
import {
	answerWith,
	input,
	advanceTime,
	clickOn,
	user,
	wake,
} from '../../../../../tests/js/enquiry-form';
import { toLastPage } from '../../../../../tests/js/pages-form';
import { printSaving } from '../../../../../tests/js/saved-form';
import { navigateTo } from '../../confirmation/redirect';
import '.';

jest.mock( '../../confirmation/redirect', () => ( {
	...jest.requireActual( '../../confirmation/redirect' ),
	navigateTo: jest.fn(),
} ) );

beforeEach( () => {
	jest.useFakeTimers();
	sessionStorage.clear();
	Element.prototype.scrollIntoView = jest.fn();
	printSaving( 'pages-form' );
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'leaves for the newer version from any page, and calls that off by no way back of its own', async () => {
	await toLastPage();
	const goBack = jest.spyOn( history, 'go' );
	answerWith( { status: 409, code: 'atoll_draft_changed', message: 'Changed.' } );
	await clickOn( '[data-atoll=save]' );
	await user.click( screen.getByRole( 'button', { name: 'Open the newer version' } ) );
	await advanceTime( 500 );
	expect( navigateTo ).toHaveBeenCalledTimes( 1 );
	expect( goBack ).not.toHaveBeenCalled();
	// If opening the newer version fails, nothing on this page is lost.
	expect( input( 1 ) ).toHaveValue( 'Jo' );
	expect( console ).toHaveErrored();
} );
