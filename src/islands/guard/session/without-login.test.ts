import { dialog, endLogin, printPage, tearDownLogin } from '../../../../tests/js/ended-login';
import { find, send } from '../../../../tests/js/enquiry-form';
import {
	hearFromOtherTab,
	advanceTime,
	clickButton,
	veil,
	went,
} from '../../../../tests/js/guard-page';

jest.mock( '../../../browser/session/navigate' );

beforeEach( endLogin );
afterEach( tearDownLogin );

const sendAsVisitor = async () => {
	printPage();
	await send();
	await clickButton( 'Send without logging in' );
	expect( find( '[data-atoll=confirmation]' ) ).toHaveTextContent( 'Thanks, Jo.' );
};

it( 'asks nobody to log in later who goes on as a visitor', async () => {
	await sendAsVisitor();
	jest.setSystemTime( Date.now() + 5 * 60_000 );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	await advanceTime( 60 * 60_000 );
	expect( dialog() ).toBeNull();
	expect( veil() ).toBeNull();
} );

it( 'takes no page away from them because of what other tabs do', async () => {
	await sendAsVisitor();
	await hearFromOtherTab( { type: 'left' } );
	await advanceTime( 0 );
	expect( went() ).toEqual( [] );
	expect( veil() ).toBeNull();
} );
