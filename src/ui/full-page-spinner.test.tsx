import { render, screen } from '@testing-library/react';
import { FullPageSpinner } from './full-page-spinner';

const renderAbove = ( page: string ) => {
	document.body.innerHTML = page;
	return render( <FullPageSpinner label="Checking your login…" />, {
		container: document.body.appendChild( document.createElement( 'div' ) ),
	} );
};

it( 'says what is being waited for', () => {
	renderAbove( '' );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Checking your login…' );
} );

it( 'keeps people out of the page behind it, and gives it back', () => {
	const { unmount } = renderAbove( '<main></main><aside inert></aside>' );
	const main = document.querySelector( 'main' )!;
	expect( main.hasAttribute( 'inert' ) ).toBe( true );
	expect( screen.getByRole( 'status' ).closest( '[inert]' ) ).toBeNull();
	unmount();
	expect( main.hasAttribute( 'inert' ) ).toBe( false );
	expect( document.querySelector( 'aside' )!.hasAttribute( 'inert' ) ).toBe( true );
	expect( screen.queryByRole( 'status' ) ).toBeNull();
} );
