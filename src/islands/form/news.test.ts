import {
	errorOf,
	input,
	one,
	pass,
	printForm,
	send,
	user,
	wake,
} from '../../../tests/js/enquiry-form';

const said = () => one( '[data-atoll=status][role=status]' ).textContent;

beforeEach( () => {
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	printForm();
} );
afterEach( () => jest.useRealTimers() );

it( 'reads out once what a check finds in a field that was left', async () => {
	wake();
	await user.type( input( 2 ), 'jo' );
	await user.tab();
	expect( errorOf( 2 ) ).toBe( 'Please enter a valid email address.' );
	expect( said() ).toBe( 'Email – Please enter a valid email address.' );
	await user.type( input( 1 ), 'Jo' );
	expect( said() ).toBe( '' );
	await pass( 400 );
	expect( said() ).toBe( '' );
} );

it( 'leaves to the summary what stops a submission', async () => {
	wake();
	await send();
	expect( errorOf( 2 ) ).not.toBe( '' );
	expect( said() ).toBe( '' );
} );
