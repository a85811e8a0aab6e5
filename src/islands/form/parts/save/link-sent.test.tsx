import { act, screen } from '@testing-library/react';
import { openDialogs } from '../../../../../tests/js/dialogs';
import {
	advanceTime,
	answerWith,
	clickOn,
	fetched,
	find,
	user,
	wake,
} from '../../../../../tests/js/enquiry-form';
import { printSaving } from '../../../../../tests/js/saved-form';
import '.';

/** Callbacks that wait for the next frame. */
const mockWaiting: Array< () => void > = [];

jest.mock( '../../../../browser/after-paint', () => ( {
	afterPaint: ( run: () => void ) => {
		mockWaiting.push( run );
		return () => {};
	},
} ) );

const paint = () => act( async () => mockWaiting.splice( 0 ).forEach( ( run ) => run() ) );

beforeEach( () => {
	jest.useFakeTimers();
	openDialogs();
	printSaving();
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'says that the link is sent once the page is painted without the dialog, which made all around it inert', async () => {
	answerWith( { is_valid: true, resume_token: 'token', draft_version: 3 } );
	await clickOn( '[data-atoll=save]' );
	await paint();
	fetched.mockResolvedValueOnce( { status: 200, text: async () => '"success"' } );
	await user.type( screen.getByLabelText( /^Enter your email/ ), 'jo@example.com{Enter}' );
	await advanceTime( 0 );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	const status = find( '[data-atoll=save-modal] [role=status]' );
	expect( status.firstChild ).toBeEmptyDOMElement();
	await paint();
	expect( status ).toHaveTextContent( 'The link is on its way to your inbox.' );
} );
