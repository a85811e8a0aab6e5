import { act, fireEvent } from '@testing-library/react';
import {
	answerWith,
	fillIn,
	find,
	printForm,
	thanks,
	wake,
} from '../../../../tests/js/enquiry-form';

// A page that is being left is not painted again.
jest.mock( '../../../browser/after-paint', () => ( { afterPaint: () => () => {} } ) );

it( 'forgets what was sent also when the page is left before it could show so', async () => {
	jest.useFakeTimers();
	printForm();
	wake();
	answerWith( thanks );
	fillIn();
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( sessionStorage ).toHaveLength( 1 );
	await act( async () => void fireEvent.click( find( '[data-atoll=submit]' ) ) );
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( sessionStorage ).toHaveLength( 0 );
	jest.useRealTimers();
} );
