import {
	answerWith,
	fetched,
	input,
	find,
	advanceTime,
	sentBody,
	user,
	wake,
	withPrintedForm,
} from '../../../../../tests/js/enquiry-form';
import { button, focused, shown, turn } from '../../../../../tests/js/pages-form';
import './index';

const reviewOf = ( price: string ) => ( {
	review: `<div class="atoll-review"><dl><dt>Price</dt><dd>${ price }</dd><dd><button type="submit" name="atoll_change" value="3" data-atoll="change">Change Price</button></dd></dl></div>`,
} );

const place = () => find( '[data-atoll=review]' );

const toReview = async () => {
	await turn( 'next' );
	await user.type( input( 3 ), '850000' );
	await turn( 'next' );
};

withPrintedForm( 'review-form' );

it( 'has the answers there, in the words of the server, as their page shows', async () => {
	answerWith( reviewOf( '$850,000' ) );
	wake();
	await toReview();
	expect( shown() ).toEqual( [ 2 ] );
	expect( focused() ).toBe( 'Page 3 of 3 Check and send' );
	expect( place() ).toHaveTextContent( 'Price$850,000' );
	expect( fetched.mock.calls.map( ( [ url ] ) => url ) ).toEqual( [
		'http://content.test/wp-json/gf/v2/forms/12/submissions/review',
	] );
	expect( sentBody( 0 ) ).toMatchObject( { input_3: expect.stringContaining( '850' ) } );
} );

it( 'leads by Change to the question, and from there straight back to the answers as they are then', async () => {
	answerWith( reviewOf( '$850,000' ), reviewOf( '$900,000' ) );
	wake();
	await toReview();
	await turn( 'change' );
	expect( shown() ).toEqual( [ 1 ] );
	expect( input( 3 ) ).toHaveFocus();
	expect( input( 3 ) ).toHaveValue( '850000' );
	await user.clear( input( 3 ) );
	await user.type( input( 3 ), '900000' );
	expect( button( 'check' ) ).toHaveTextContent( 'Return to “Check and send”' );
	await turn( 'check' );
	expect( shown() ).toEqual( [ 2 ] );
	expect( place() ).toHaveTextContent( 'Price$900,000' );
} );

it( 'offers no return before the answers were shown, and none from a page with something to mend', async () => {
	answerWith( reviewOf( '$850,000' ) );
	wake();
	expect( button( 'check' ) ).toBeUndefined();
	await toReview();
	await turn( 'change' );
	await user.clear( input( 3 ) );
	await turn( 'check' );
	expect( shown() ).toEqual( [ 1 ] );
	expect( find( '.atoll-summary' ) ).toHaveTextContent( 'Price' );
} );

it( 'says that they cannot be shown, and tries again with the focus above them', async () => {
	answerWith( new Error( 'down' ), reviewOf( '$850,000' ) );
	wake();
	await toReview();
	expect( shown() ).toEqual( [ 2 ] );
	expect( find( '[data-atoll=review] [role=alert]' ) ).toHaveTextContent(
		'We could not show your answers here.'
	);
	await user.click( find( '[data-atoll=review] button' ) );
	await advanceTime( 0 );
	expect( place() ).toHaveTextContent( 'Price$850,000' );
	expect( focused() ).toBe( 'Page 3 of 3 Check and send' );
	expect( console ).toHaveErrored();
} );

it( 'keeps nobody waiting for a slow answer, and shows it when it comes', async () => {
	let come: ( answer: object ) => void = () => {};
	answerWith( new Promise< object >( ( resolve ) => ( come = resolve ) ) );
	wake();
	await toReview();
	expect( shown() ).toEqual( [ 1 ] );
	await advanceTime( 3000 );
	expect( shown() ).toEqual( [ 2 ] );
	expect( place() ).toHaveTextContent( 'Loading the page…' );
	come( reviewOf( '$850,000' ) );
	await advanceTime( 0 );
	expect( place() ).toHaveTextContent( 'Price$850,000' );
} );

it( 'does not go back to older answers that come late', async () => {
	let come: ( answer: object ) => void = () => {};
	answerWith(
		new Promise< object >( ( resolve ) => ( come = resolve ) ),
		reviewOf( '$900,000' )
	);
	wake();
	await toReview();
	await advanceTime( 3000 );
	await turn( 'back' );
	await user.clear( input( 3 ) );
	await user.type( input( 3 ), '900000' );
	await turn( 'next' );
	expect( place() ).toHaveTextContent( 'Price$900,000' );
	come( reviewOf( '$850,000' ) );
	await advanceTime( 0 );
	expect( place() ).toHaveTextContent( 'Price$900,000' );
} );
