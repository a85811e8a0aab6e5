import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as api from '../../api/admin/entries';
import { Screen } from './screen';

jest.mock( '../../api/admin/entries' );
jest.mock( '@wordpress/dataviews', () => ( {
	DataViews: ( { data, empty }: { data: api.EntryRow[]; empty: ReactNode } ) => (
		<>
			{ data.length > 0
				? data.map( ( { id, person } ) => <p key={ id }>{ person }</p> )
				: empty }
		</>
	),
} ) );

const server = jest.mocked( api );

const row = ( id: number ) => ( { id, person: `Person ${ id }`, user: {} } ) as api.EntryRow;

it( 'shows the last page that there is where all of a later one has been moved away', async () => {
	const address = '/wp-admin/admin.php?page=atoll-entries';
	window.history.replaceState( null, '', `${ address }&paged=2` );
	window.atollEntries = {
		screen: address,
		entry: '/entry=',
		print: '',
		export: null,
		can: { edit: true },
	};
	window.matchMedia = () =>
		( { matches: false, addEventListener() {}, removeEventListener() {} } ) as never;
	server.listEntryForms.mockResolvedValue( [] );
	server.countEntries.mockResolvedValue( {} as never );
	server.listEntries.mockImplementation( async ( { paged = 1 } ) => ( {
		items: paged > 1 ? [] : [ row( 1 ), row( 2 ) ],
		total: 2,
		counted: 10_000,
		pages: 1,
	} ) );
	render( <Screen /> );
	expect( await screen.findByText( 'Person 1' ) ).toBeVisible();
	expect( screen.queryByText( /^No entries yet/ ) ).toBeNull();
} );
