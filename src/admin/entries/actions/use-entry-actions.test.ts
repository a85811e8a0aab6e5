import { act, renderHook, waitFor } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { store as notices } from '@wordpress/notices';
import * as api from '../../../api/admin/entries';
import { useEntries } from '../use-entries';
import { useEntryActions } from './use-entry-actions';

jest.mock( '../../../api/admin/entries' );

const server = jest.mocked( api );

const undo = () => select( notices ).getNotices()[ 0 ]?.actions[ 0 ]?.onClick?.();

/** Renders the actions for a list with one entry, of the form in the query. */
const renderForm = () => {
	const recounts: number[] = [];
	server.listEntries.mockImplementation( async ( { form = 0 } ) => ( {
		items: [ { id: form } as api.EntryRow ],
		total: 1,
		counted: 10_000,
		pages: 1,
	} ) );
	const { result, rerender } = renderHook(
		( { form } ) => {
			const entries = useEntries( { form } );
			return {
				entries,
				actions: useEntryActions( entries, () => void recounts.push( form ) ),
			};
		},
		{ initialProps: { form: 1 } }
	);
	const shows = ( form: number ) =>
		waitFor( () => {
			expect( result.current.entries.isCurrent ).toBe( true );
			expect( result.current.entries.items ).toEqual( [ { id: form } ] );
		} );
	const choose = async ( form: number ) => {
		rerender( { form } );
		await shows( form );
	};
	return { result, recounts, shows, choose };
};

afterEach( () => dispatch( notices ).removeAllNotices( 'snackbar' ) );

it( 'shows the list that was chosen since, when an action is taken back', async () => {
	server.moveEntries.mockResolvedValue( [ { from: 'active', ids: [ 1 ] } ] );
	const { result, recounts, shows, choose } = renderForm();
	await shows( 1 );
	await act( () => result.current.actions.move( result.current.entries.items, 'trash' ) );
	await choose( 2 );
	await act( async () => undo() );
	await shows( 2 );
	expect( recounts ).toEqual( [ 1, 2 ] );
} );

it( 'shows the list that was chosen while an action ran', async () => {
	let answer = () => {};
	server.markEntries.mockReturnValue(
		new Promise( ( resolve ) => ( answer = () => resolve( {} ) ) )
	);
	const { result, recounts, shows, choose } = renderForm();
	await shows( 1 );
	let marking: Promise< void > | undefined;
	act( () => {
		marking = result.current.actions.mark( result.current.entries.items, { read: true } );
	} );
	await choose( 2 );
	await act( async () => {
		answer();
		await marking;
	} );
	await shows( 2 );
	expect( recounts ).toEqual( [ 2 ] );
} );

it( 'sends mail that was held back along with what leaves the spam, and says so', async () => {
	server.moveEntries.mockResolvedValue( [ { from: 'spam', ids: [ 1 ] } ] );
	const { result, shows } = renderForm();
	await shows( 1 );
	await act( () => result.current.actions.move( result.current.entries.items, 'active', true ) );
	expect( server.moveEntries ).toHaveBeenLastCalledWith( [ 1 ], 'active', true );
	expect( select( notices ).getNotices()[ 0 ]?.content ).toBe(
		'1 entry is back in the inbox. Emails that were held back are being sent.'
	);
} );

describe( 'what others have done to some meanwhile is not counted', () => {
	const entries = [ { id: 1 }, { id: 2 }, { id: 3 } ] as api.EntryRow[];
	const notice = () => select( notices ).getNotices()[ 0 ];

	it.each( [
		[
			'some',
			[
				{ from: 'spam', ids: [ 1 ] },
				{ from: 'active', ids: [ 3 ] },
			],
			'2 entries moved',
		],
		[ 'all', [], 'Nothing was changed' ],
	] as const )( 'of %s that were to be moved', async ( _, moved, words ) => {
		server.moveEntries.mockResolvedValue( moved as unknown as api.MovedEntries );
		const { result, shows } = renderForm();
		await shows( 1 );
		await act( () => result.current.actions.move( entries, 'trash' ) );
		expect( notice()?.content ).toContain( words );
		expect( notice()?.actions ).toHaveLength( moved.length > 0 ? 1 : 0 );
	} );

	it.each( [
		[ 'some', [ 1, 2 ], '2 of 3 entries deleted' ],
		[ 'none', [ 1, 2, 3 ], '3 entries deleted for good.' ],
		[ 'all', [], 'Nothing was deleted' ],
	] )( 'of %s that were to be deleted', async ( _, deleted, words ) => {
		server.deleteEntries.mockResolvedValue( deleted );
		const { result, shows } = renderForm();
		await shows( 1 );
		await act( () => result.current.actions.remove( entries ) );
		expect( notice()?.content ).toContain( words );
	} );
} );
