import { render, screen } from '@testing-library/react';
import { Contrast } from './contrast';

const pair = ( isEnough: boolean ) => ( {
	title: 'Links on the page',
	ratio: isEnough ? 8 : 2.3,
	needed: 4.5,
	isEnough,
} );

it( 'says what is measured and what is needed, by day and by night', () => {
	render(
		<Contrast contrast={ { day: [ pair( false ) ], night: [ pair( true ), pair( false ) ] } } />
	);
	expect( screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent ) ).toEqual( [
		'Links on the page: the contrast is 2.3 to 1. At least 4.5 to 1 is needed.',
		'Links on the page, by night: the contrast is 2.3 to 1. At least 4.5 to 1 is needed.',
	] );
} );

it( 'says that all is well', () => {
	render( <Contrast contrast={ { day: [ pair( true ) ], night: [] } } /> );
	expect( screen.getByText( /enough contrast/ ) ).toBeInTheDocument();
} );

it( 'writes numbers as the page’s language does, also one that no browser knows whole', () => {
	document.documentElement.lang = 'pt-PT-ao90';
	render( <Contrast contrast={ { day: [ pair( false ) ], night: [] } } /> );
	expect( screen.getByRole( 'listitem' ) ).toHaveTextContent( 'the contrast is 2,3 to 1' );
	document.documentElement.removeAttribute( 'lang' );
} );
