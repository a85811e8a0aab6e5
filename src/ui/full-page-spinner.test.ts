import { fireEvent, screen } from '@testing-library/react';
import { openDialogs } from '../../tests/js/dialogs';
import { showFullPageSpinner } from './full-page-spinner';

beforeEach( () => {
	openDialogs();
	document.body.innerHTML = '<main>Private</main>';
} );

const veil = () => document.querySelector< HTMLDialogElement >( '.atoll-veil' )!;

it( 'says what is being waited for, and goes without a trace', () => {
	const { hide } = showFullPageSpinner( 'Checking your login…' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Checking your login…' );
	expect( veil() ).toHaveAttribute( 'open' );
	hide();
	expect( document.body.innerHTML ).toBe( '<main>Private</main>' );
} );

it( 'stays whatever is pressed', () => {
	showFullPageSpinner( 'Checking your login…' );
	expect( fireEvent( veil(), new Event( 'cancel', { cancelable: true } ) ) ).toBe( false );
	veil().close();
	fireEvent( veil(), new Event( 'close' ) );
	expect( veil() ).toHaveAttribute( 'open' );
} );

it( 'gives way to words, with the focus on the way on', () => {
	const { showContent } = showFullPageSpinner( 'Checking your login…' );
	const content = document
		.createRange()
		.createContextualFragment( '<p>Sorry.</p><button>Try again</button>' );
	showContent( content );
	expect( veil() ).toHaveTextContent( /^Sorry.Try again$/ );
	expect( veil() ).toHaveAccessibleName( 'Sorry.' );
	expect( screen.getByRole( 'button' ) ).toHaveFocus();
} );
