import { act } from '@testing-library/react';
import {
	answerWith,
	input,
	find,
	KEY,
	advanceTime,
	printAgain,
	state,
	thanks,
	user,
	wake,
	withLiveForm,
} from '../../../../../tests/js/enquiry-form';
import { clickButton, focused, shown, toLastPage, turn } from '../../../../../tests/js/pages-form';

withLiveForm( 'pages-form' );

/** Returns the form's pages in the tab's history, up to the current entry. */
const path = () => history.state?.[ 'atoll-form-12-pages' ];

const redirect = {
	...thanks,
	confirmation_type: 'redirect',
	confirmation_redirect: 'http://content.test/',
};

/** Presses the browser's own buttons: -1 for Back, 1 for Forward. */
const go = async ( delta: number ) => {
	jest.useRealTimers();
	await act(
		() =>
			new Promise< void >( ( resolve ) => {
				window.addEventListener( 'popstate', () => setTimeout( resolve ), { once: true } );
				history.go( delta );
			} )
	);
	jest.useFakeTimers();
};
const goBack = () => go( -1 );
const goForward = () => go( 1 );

describe( "the browser's Back", () => {
	it( 'goes a page back, with the focus on its heading', async () => {
		await toLastPage();
		await goBack();
		expect( shown() ).toEqual( [ 2 ] );
		expect( focused() ).toContain( 'Page 2 of 3' );
	} );

	it( "leaves no page behind that the form's own Back has gone back from", async () => {
		await toLastPage();
		expect( path() ).toEqual( [ 0, 2, 3 ] );
		await turn( 'back' );
		await advanceTime( 100 );
		expect( path() ).toEqual( [ 0, 2 ] );
		expect( shown() ).toEqual( [ 2 ] );
	} );

	it( 'leaves a form that was sent', async () => {
		await toLastPage();
		await user.type( input( 4 ), 'Hello' );
		answerWith( thanks );
		await clickButton( 'submit' );
		await advanceTime( 100 );
		expect( path() ).toEqual( [ 0 ] );
	} );

	it( 'goes a page back also when the browser has kept the page from before it led elsewhere', async () => {
		await toLastPage();
		await user.type( input( 4 ), 'Hello' );
		answerWith( redirect );
		await clickButton( 'submit' );
		await act( async () => {
			window.dispatchEvent( Object.assign( new Event( 'pageshow' ), { persisted: true } ) );
		} );
		await goBack();
		expect( shown() ).toEqual( [ 2 ] );
	} );

	it( 'stays where it is once a redirect is confirmed in words: going back would cancel a page that is slow', async () => {
		await toLastPage();
		await user.type( input( 4 ), 'Hello' );
		answerWith( redirect );
		await clickButton( 'submit' );
		await advanceTime( 6000 );
		expect( find( '.atoll-confirmation' ) ).toBeVisible();
		expect( history.state[ 'atoll-turned' ] ).toBe( KEY );
	} );

	it( 'leaves a form busy that is being sent, so that nothing else is begun before it ends', async () => {
		await toLastPage();
		await user.type( input( 4 ), 'Hello' );
		answerWith( new Promise< object >( () => {} ) );
		await clickButton( 'submit' );
		await goBack();
		expect( shown() ).toEqual( [ 2 ] );
		expect( find( '[role=status]' ) ).toHaveTextContent( 'Sending…' );
		await turn( 'next' );
		expect( shown() ).toEqual( [ 2 ] );
	} );

	it( 'finds the page again after a reload', async () => {
		await user.type( input( 1 ), 'Jo' );
		await turn( 'next' );
		printAgain( 'pages-form' );
		wake();
		await advanceTime( 0 );
		expect( shown() ).toEqual( [ 2 ] );
		expect( state().page ).toBe( 2 );
		expect( input( 1 ) ).toHaveValue( 'Jo' );
	} );
} );

it( 'lets the browser scroll again where it opens a page that was led on from before', async () => {
	history.scrollRestoration = 'manual'; // A history entry of a turned page is left in this state.
	printAgain( 'pages-form' );
	wake();
	await advanceTime( 0 );
	expect( history.scrollRestoration ).toBe( 'auto' );
} );

describe( 'a page that other answers hide', () => {
	const hideIt = async () => {
		await user.type( input( 1 ), 'Business' );
		await turn( 'next' );
		expect( shown() ).toEqual( [ 1 ] );
		await goBack();
		await user.clear( input( 1 ) );
		await user.type( input( 1 ), 'Jo' );
		await advanceTime( 1100 ); // Until the answers are stored.
		await goForward();
	};

	it( "is not what the browser's Forward shows", async () => {
		await hideIt();
		expect( shown() ).toEqual( [ 0 ] );
		await turn( 'next' );
		expect( shown() ).toEqual( [ 2 ] );
		await turn( 'back' );
		await advanceTime( 100 );
		expect( shown() ).toEqual( [ 0 ] );
	} );

	it( 'is not what a reload shows', async () => {
		await hideIt();
		printAgain( 'pages-form' );
		wake();
		await advanceTime( 100 );
		expect( shown() ).toEqual( [ 0 ] );
	} );
} );

describe( 'a link to another place on the page', () => {
	const followLink = async () => {
		location.hash = 'elsewhere';
		await advanceTime( 100 );
	};
	afterEach( () => history.replaceState( null, '', location.pathname ) );

	it( 'is followed on the page that shows, which a reload shows again', async () => {
		await user.type( input( 1 ), 'Jo' );
		await turn( 'next' );
		await followLink();
		expect( shown() ).toEqual( [ 2 ] );
		printAgain( 'pages-form' );
		wake();
		await advanceTime( 0 );
		expect( shown() ).toEqual( [ 2 ] );
	} );

	it( "is no page of the form's, so that the browser's Back shows the one from before", async () => {
		await user.type( input( 1 ), 'Jo' );
		await turn( 'next' );
		await followLink();
		await turn( 'next' );
		await goBack();
		expect( shown() ).toEqual( [ 2 ] );
		await goBack();
		expect( [ location.hash, ...shown() ] ).toEqual( [ '', 2 ] );
		await goBack();
		expect( shown() ).toEqual( [ 0 ] );
	} );

	it( "leads the form's own Back to the page before", async () => {
		await user.type( input( 1 ), 'Jo' );
		await turn( 'next' );
		await followLink();
		await turn( 'back' );
		await advanceTime( 100 );
		expect( shown() ).toEqual( [ 0 ] );
		await goBack();
		expect( shown() ).toEqual( [ 2 ] );
	} );

	it( 'leaves no page behind of a form that was sent', async () => {
		await toLastPage();
		await user.type( input( 4 ), 'Hello' );
		answerWith( thanks );
		await clickButton( 'submit' );
		await advanceTime( 100 );
		await followLink();
		expect( path() ).toBeUndefined();
	} );
} );

describe( "the form's own fragment in the address", () => {
	const openAt = async ( hash: string ) => {
		printAgain( 'pages-form' );
		history.replaceState( null, '', hash );
		wake();
		await advanceTime( 0 );
		return location.hash;
	};
	afterEach( () => history.replaceState( null, '', location.pathname ) );

	it( 'goes, since the browser would take the focus there on every way back', async () => {
		expect( await openAt( '#atoll-form-12' ) ).toBe( '' );
	} );

	it( 'is all that goes', async () => {
		expect( await openAt( '#elsewhere' ) ).toBe( '#elsewhere' );
	} );
} );
