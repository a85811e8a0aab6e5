import { renderHook } from '@testing-library/react';
import { useExistingPage } from './use-existing-page';
import { useListState } from './use-list-state';

const SCREEN = '/wp-admin/admin.php?page=atoll-entries';

beforeEach( () => {
	window.atollEntries = { screen: SCREEN } as typeof window.atollEntries;
	window.history.replaceState( null, '', `${ SCREEN }&view=spam&paged=3` );
} );

const open = ( list: { isCurrent: boolean; isLoading: boolean; pages: number } ) =>
	renderHook(
		( known ) => {
			const [ state, navigate ] = useListState();
			useExistingPage( known, state, navigate );
			return state;
		},
		{ initialProps: list }
	);

it( 'goes back to the last page that is left, and leaves no step to the one that is gone', () => {
	const { result, rerender } = open( { isCurrent: true, isLoading: false, pages: 3 } );
	const steps = window.history.length;
	rerender( { isCurrent: true, isLoading: false, pages: 2 } );
	expect( result.current ).toMatchObject( { tab: 'spam', page: 2 } );
	expect( window.location.search ).toContain( 'paged=2' );
	expect( window.history.length ).toBe( steps );
} );

it.each( [
	[ 'the list is of another request still', { isCurrent: false, isLoading: false, pages: 1 } ],
	[ 'the list is on its way', { isCurrent: true, isLoading: true, pages: 1 } ],
	[ 'there is nothing at all', { isCurrent: true, isLoading: false, pages: 0 } ],
] )( 'stays where it is while %s', ( _, list ) => {
	expect( open( list ).result.current.page ).toBe( 3 );
} );
