import { render, screen } from '@testing-library/react';
import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { Buttons } from './buttons';

jest.mock( './use-neighbours', () => ( {
	useNeighbours: () => ( { before: 1, after: 3, back: null } ),
} ) );

beforeEach( () => {
	window.atollEntries = { screen: '', entry: '', print: '', export: null, can: { edit: false } };
} );

afterEach( () => resetLocaleData() );

const drawn = ( name: string ): string | undefined =>
	screen.getByRole( 'link', { name } ).querySelector( 'path' )?.outerHTML;

const arrows = () => {
	const { unmount } = render(
		<Buttons
			entry={ { id: 2, form: 1, view: 'inbox', edit: '', isStarred: false, isHeld: false } }
		/>
	);
	const found = [ drawn( 'Previous entry' ), drawn( 'Next entry' ) ];
	unmount();
	return found;
};

it( 'points back and on the other way where wp-admin runs from right to left', () => {
	const [ previous, next ] = arrows();
	setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
	expect( arrows() ).toEqual( [ next, previous ] );
	expect( next ).not.toBe( previous );
} );
