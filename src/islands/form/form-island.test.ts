import { act } from '@testing-library/react';
import {
	errorOf,
	input,
	find,
	advanceTime,
	send,
	state,
	user,
	wake,
	withPrintedForm,
} from '../../../tests/js/enquiry-form';

withPrintedForm();

/** Prints a field's error as the server does after a post without JavaScript. */
const printError = () => {
	find( '#atoll-12-2-error' ).innerHTML = '<span class="atoll-error">The server says no.</span>';
	find( '[data-atoll=summary]' ).innerHTML =
		'<div class="atoll-summary"><a href="#atoll-12-2">x</a></div>';
};

it( 'keeps the typed text, the caret and the very same controls', async () => {
	const email = input( 2 );
	await user.type( email, 'jo@example.com' );
	await user.type( input( 1 ), 'Jo Smith' );
	input( 1 ).setSelectionRange( 2, 5 );
	const controls = [ ...document.querySelectorAll( 'input, select, textarea, button' ) ];
	wake();
	expect( [ ...document.querySelectorAll( 'input, select, textarea, button' ) ] ).toEqual(
		controls
	);
	expect( email ).toHaveValue( 'jo@example.com' );
	expect( input( 1 ) ).toHaveFocus();
	expect( [ input( 1 ).selectionStart, input( 1 ).selectionEnd ] ).toEqual( [ 2, 5 ] );
} );

it( 'knows what was filled in before it came', async () => {
	input( 2 ).value = 'jo'; // The browser restores the value when going back.
	wake();
	await user.click( input( 2 ) );
	await user.tab();
	expect( errorOf( 2 ) ).not.toBe( '' );
} );

it( "keeps the server's messages, with the focus that is on them, until something else is to be said", async () => {
	printError();
	const [ message, link ] = [ find( '#atoll-12-2-error span' ), find( '.atoll-summary a' ) ];
	link.focus();
	wake();
	expect( find( '#atoll-12-2-error span' ) ).toBe( message );
	expect( link ).toHaveFocus();

	await user.type( input( 2 ), 'jo@example.com' );
	await advanceTime( 400 );
	expect( errorOf( 2 ) ).toBe( '' );
	expect( link ).toBeInTheDocument();

	await send();
	expect( link ).not.toBeInTheDocument();
} );

it( 'reads the inputs again when the page comes back', async () => {
	wake();
	input( 1 ).value = 'Restored';
	act( () => void window.dispatchEvent( new Event( 'pageshow' ) ) );
	expect( state().fields[ 1 ]?.value ).toBe( 'Restored' );
} );

it( 'holds elements in its places, never bare text that page translation could break', async () => {
	wake();
	await send();
	const places = [ ...document.querySelectorAll( '[data-atoll]:not(script, button)' ) ];
	const nodes = places.flatMap( ( place ) => [ ...place.childNodes ] );
	expect( nodes.length ).toBeGreaterThan( 3 );
	expect( nodes.filter( ( { nodeType } ) => nodeType !== Node.ELEMENT_NODE ) ).toEqual( [] );
} );

it( 'survives a translation that replaces every text', async () => {
	wake();
	await send();
	document.querySelectorAll( '.atoll-error, .atoll-summary *' ).forEach( ( { childNodes } ) =>
		[ ...childNodes ]
			.filter( ( node ): node is Text => node.nodeType === Node.TEXT_NODE )
			.forEach( ( text ) => {
				const font = document.createElement( 'font' );
				font.textContent = 'übersetzt';
				text.replaceWith( font );
			} )
	);
	await user.type( input( 1 ), 'Jo' );
	await advanceTime( 400 );
	await send();
	expect( errorOf( 1 ) ).toBe( '' );
} );
