/** @jest-environment node */
import type { EntryRow } from '../../../api/admin/entries';
import { withMarks, undoOfMarks, undoOfMove } from './undo';

const entry = ( id: number, marks: Partial< EntryRow > = {} ) =>
	( { id, isRead: false, isStarred: false, isHeld: false, ...marks } ) as EntryRow;

describe( 'taking back', () => {
	it( 'a star leaves alone those that had one before', () => {
		const entries = [ entry( 1 ), entry( 2, { isStarred: true } ), entry( 3 ) ];
		expect( undoOfMarks( entries, { starred: true } ) ).toEqual( [
			{ ids: [ 1, 3 ], marks: { starred: false } },
		] );
	} );

	it( 'nothing is nothing to do', () => {
		expect( undoOfMarks( [ entry( 1, { isRead: true } ) ], { read: true } ) ).toEqual( [] );
	} );

	it( 'a move leads each to where it was', () => {
		expect(
			undoOfMove( [
				{ from: 'spam', ids: [ 1 ] },
				{ from: 'active', ids: [ 2, 3 ] },
			] )
		).toEqual( [
			{ to: 'spam', ids: [ 1 ] },
			{ to: 'active', ids: [ 2, 3 ] },
		] );
	} );
} );

it( 'a mark shows at once on those that it is for', () => {
	const after = withMarks( [ entry( 1 ), entry( 2 ) ], [ 2 ], { read: true } );
	expect( after.map( ( { isRead } ) => isRead ) ).toEqual( [ false, true ] );
} );
