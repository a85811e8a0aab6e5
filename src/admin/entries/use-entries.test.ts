import { act, renderHook, waitFor } from '@testing-library/react';
import * as api from '../../api/admin/entries';
import { useEntries } from './use-entries';

jest.mock( '../../api/admin/entries' );

const list = ( ...ids: number[] ) => ( {
	items: ids.map( ( id ) => ( { id } ) as api.EntryRow ),
	total: ids.length,
	counted: 10_000,
	pages: 1,
} );

it( 'is not loading while it asks again for what it shows, which would take the focus off the rows', async () => {
	const listEntries = jest.mocked( api.listEntries ).mockResolvedValue( list( 1, 2 ) );
	const { result } = renderHook( () => useEntries( {} ) );
	expect( result.current.isLoading ).toBe( true );
	await waitFor( () => expect( result.current.isLoading ).toBe( false ) );

	listEntries.mockReturnValue( new Promise( () => {} ) );
	act( () => result.current.reload() );
	expect( result.current.isLoading ).toBe( false );

	act( () => result.current.change( () => [] ) );
	expect( result.current.isLoading ).toBe( true );
} );
