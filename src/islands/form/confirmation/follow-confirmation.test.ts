import { act } from '@testing-library/react';
import {
	advanceTime,
	answerWith,
	fillIn,
	find,
	input,
	send,
	state,
	thanks,
	user,
	withLiveForm,
} from '../../../../tests/js/enquiry-form';
import { navigateTo } from './redirect';

jest.mock( './redirect', () => ( {
	...jest.requireActual( './redirect' ),
	navigateTo: jest.fn(),
} ) );

withLiveForm();

const sendForRedirect = async () => {
	answerWith( {
		...thanks,
		confirmation_type: 'redirect',
		confirmation_redirect: 'http://content.test/guide.docx',
	} );
	fillIn();
	await send();
	expect( navigateTo ).toHaveBeenCalledWith( 'http://localhost/guide.docx' );
};

const transition = ( type: string ) =>
	act( async () => {
		window.dispatchEvent( Object.assign( new Event( type ), { persisted: true } ) );
	} );

const confirmation = () => document.querySelector( '.atoll-confirmation' );

it( 'leads on past an error of a tag manager', async () => {
	const page = window as { dataLayer?: object };
	page.dataLayer = { push: 'nothing to call' };
	await sendForRedirect();
	expect( navigateTo ).toHaveBeenCalledTimes( 1 );
	delete page.dataLayer;
} );

describe( 'a redirect that leaves the page as it is, such as one to a download', () => {
	it( 'is confirmed in words when no page has come for 5 s', async () => {
		await sendForRedirect();
		await advanceTime( 4900 );
		expect( find( '[role=status]' ) ).toHaveTextContent( 'Sending…' );
		await advanceTime( 400 );
		expect( confirmation() ).toHaveTextContent( 'Thank you for getting in touch.' );
		expect( confirmation() ).toHaveFocus();
		expect( document.querySelector( 'form' ) ).toBeNull();
		expect( state().loading ).toBe( false );
	} );

	it( 'gives the form back to whoever has changed an answer meanwhile', async () => {
		await sendForRedirect();
		await user.type( input( 1 ), 'hn' );
		await advanceTime( 6000 );
		expect( confirmation() ).toBeNull();
		expect( find( '[data-atoll=submit]' ) ).toHaveAttribute( 'aria-disabled', 'false' );
	} );
} );

it( 'keeps the form for whoever comes back from the page that a redirect led to', async () => {
	await sendForRedirect();
	await transition( 'pagehide' );
	await transition( 'pageshow' );
	await advanceTime( 6000 );
	expect( confirmation() ).toBeNull();
	expect( find( 'form' ) ).toBeVisible();
} );
