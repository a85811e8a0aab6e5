import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import * as api from '../../api/admin/entries';
import { Screen } from './screen';

jest.mock( '../../api/admin/entries' );
interface TableProps {
	data: api.EntryRow[];
	empty: ReactNode;
	selection: string[];
	onChangeSelection: ( ids: string[] ) => void;
}

jest.mock( '@wordpress/dataviews', () => ( {
	DataViews: ( { data, empty, selection, onChangeSelection }: TableProps ) => (
		<>
			{ data.length > 0
				? data.map( ( { id, person } ) => (
						<p key={ id }>
							<input
								type="checkbox"
								aria-label={ person }
								checked={ selection.includes( String( id ) ) }
								onChange={ () =>
									onChangeSelection( [ ...selection, String( id ) ] )
								}
							/>
							{ person }
						</p>
					) )
				: empty }
		</>
	),
} ) );

const server = jest.mocked( api );

const row = ( id: number ) => ( { id, person: `Person ${ id }`, user: {} } ) as api.EntryRow;

const ADDRESS = '/wp-admin/admin.php?page=atoll-entries';

/** Renders the screen with a list of two entries, whatever the URL asks for. */
const open = ( address = ADDRESS ) => {
	window.history.replaceState( null, '', address );
	window.atollEntries = {
		screen: ADDRESS,
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
};

const box = ( id: number ) => screen.findByRole( 'checkbox', { name: `Person ${ id }` } );

it( 'shows the last page that there is where all of a later one has been moved away', async () => {
	open( `${ ADDRESS }&paged=2` );
	expect( await screen.findByText( 'Person 1' ) ).toBeVisible();
	expect( screen.queryByText( /^No entries yet/ ) ).toBeNull();
} );

it( 'has nothing chosen in another part of the list, where the same entries are too', async () => {
	open();
	await userEvent.click( await box( 1 ) );
	expect( await box( 1 ) ).toBeChecked();
	await userEvent.click( screen.getByRole( 'link', { name: 'Starred' } ) );
	expect( await box( 1 ) ).not.toBeChecked();
	await userEvent.click( await box( 2 ) );
	expect( await box( 1 ) ).not.toBeChecked();
	expect( await box( 2 ) ).toBeChecked();
} );

it( 'keeps what is chosen while the same list is loaded again', async () => {
	open();
	await userEvent.click( await box( 2 ) );
	const asked = server.listEntries.mock.calls.length;
	jest.spyOn( Date, 'now' ).mockReturnValue( Date.now() + 60_000 );
	await act( async () => window.dispatchEvent( new Event( 'focus' ) ) );
	expect( server.listEntries ).toHaveBeenCalledTimes( asked + 1 );
	expect( await box( 2 ) ).toBeChecked();
} );
