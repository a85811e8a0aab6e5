import { screen, within } from '@testing-library/react';
import {
	dialog,
	endLogin,
	logIn,
	printPage,
	tearDownLogin,
} from '../../../../tests/js/ended-login';
import { find, send } from '../../../../tests/js/enquiry-form';
import { calls, clickButton, server, session, user } from '../../../../tests/js/guard-page';

jest.mock( '../../../browser/session/navigate' );

beforeEach( endLogin );
afterEach( tearDownLogin );

const needed = { status: 401, body: { code: 'atoll_code_needed', message: 'Elsewhere.' } };
const wrong = { status: 401, body: { code: 'atoll_code_wrong', message: 'Does not fit.' } };
const code = () => screen.getByLabelText( 'Code' );

it( 'asks for a code in the same dialog, and goes on', async () => {
	printPage();
	await send();
	server[ '/login' ] = [ needed, { body: {} } ];
	await logIn();
	expect( code() ).toHaveFocus();
	expect( code() ).toHaveAccessibleDescription( /^Your password is correct\. .* recovery codes/ );
	expect( screen.queryByLabelText( 'Password' ) ).not.toBeVisible();
	expect( within( dialog()! ).queryByRole( 'alert' ) ).toBeEmptyDOMElement();
	server[ '/token' ] = session();
	await user.type( code(), ' 123456 ' );
	await clickButton( 'Log in' );
	expect( calls ).toContain( '/login log=jo%40example.com&pwd=kelp+forest&code=123456' );
	expect( find( '[data-atoll=confirmation]' ) ).toHaveTextContent( 'Thanks, Jo.' );
} );

it( 'reads out that a login is under way', async () => {
	printPage();
	await send();
	const status = () => within( dialog()! ).getByRole( 'status' );
	expect( status() ).toBeEmptyDOMElement();
	server[ '/login' ] = null;
	await logIn();
	expect( status() ).toHaveTextContent( 'Logging in…' );
} );

it( 'says that a code does not fit, and asks for another', async () => {
	printPage();
	await send();
	server[ '/login' ] = [ needed, wrong ];
	await logIn();
	await clickButton( 'Log in' );
	expect( within( dialog()! ).getByRole( 'alert' ) ).toHaveTextContent(
		'Please enter your code.'
	);
	await user.type( code(), '000000' );
	await clickButton( 'Log in' );
	expect( within( dialog()! ).getByRole( 'alert' ) ).toHaveTextContent( 'Does not fit.' );
	expect( code() ).toHaveValue( '' );
	expect( code() ).toHaveFocus();
} );

it( 'asks for the password again where that was changed meanwhile', async () => {
	printPage();
	await send();
	const changed = { status: 401, body: { code: 'atoll_login_failed', message: 'Not so.' } };
	server[ '/login' ] = [ needed, changed ];
	await logIn();
	await user.type( code(), '123456' );
	await clickButton( 'Log in' );
	expect( screen.getByLabelText( 'Password' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Password' ) ).toHaveValue( '' );
	expect( screen.getByLabelText( 'Password' ) ).toHaveFocus();
	expect( code() ).not.toBeVisible();
	expect( within( dialog()! ).getByRole( 'alert' ) ).toHaveTextContent( 'Not so.' );
} );
