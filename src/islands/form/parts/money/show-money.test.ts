import {
	input,
	find,
	advanceTime,
	printForm,
	user,
	wake,
} from '../../../../../tests/js/enquiry-form';
import { isChanged } from '../../markup/markup';

/** What the form asks as a number; here it is money. */
const PRICE = 4;

const print = () => {
	printForm( 'logic-form' );
	const props = find( '[data-atoll=props]' );
	props.textContent = props.textContent!.replace( 'decimal_dot', 'currency' );
};

beforeEach( () => {
	sessionStorage.clear();
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	print();
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'shows an amount as money once it is left, and plainly while it is typed', async () => {
	await user.type( input( PRICE ), '850000.5' );
	expect( input( PRICE ) ).toHaveValue( '850000.5' );

	await user.tab();
	expect( input( PRICE ) ).toHaveValue( '$850,000.50' );

	await user.click( input( PRICE ) );
	expect( input( PRICE ) ).toHaveValue( '850000.50' );
} );

it( 'selects the whole amount where a Tab has selected it', async () => {
	await user.type( input( PRICE ), '850000' );
	await user.tab();
	await user.tab( { shift: true } );
	expect( input( PRICE ) ).toHaveFocus();
	expect( input( PRICE ).selectionStart ).toBe( 0 );
	expect( input( PRICE ).selectionEnd ).toBe( '850000'.length );
} );

it( 'leaves what is no amount as it was typed', async () => {
	await user.type( input( PRICE ), '850k' );
	await user.tab();
	expect( input( PRICE ) ).toHaveValue( '850k' );
} );

it( 'shows as money what was typed and left before the form came alive, and leaves what is being typed', async () => {
	print();
	input( PRICE ).value = '850000';
	wake();
	expect( input( PRICE ) ).toHaveValue( '$850,000' );

	print();
	input( PRICE ).value = '850000';
	input( PRICE ).focus();
	wake();
	await advanceTime( 0 );
	expect( input( PRICE ) ).toHaveValue( '850000' );
} );

it( 'takes an amount that the server has put in for no answer, however it is shown', async () => {
	print();
	input( PRICE ).setAttribute( 'value', '850000' );
	wake();
	expect( input( PRICE ) ).toHaveValue( '$850,000' );
	expect( isChanged( input( PRICE ) ) ).toBe( false );
	await user.click( input( PRICE ) );
	expect( input( PRICE ) ).toHaveValue( '850000' );
	expect( isChanged( input( PRICE ) ) ).toBe( false );
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( sessionStorage ).toHaveLength( 0 );
} );
