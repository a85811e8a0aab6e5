import {
	neighbours,
	storePosition,
	storedPosition,
	unknownPages,
	listAddress,
	withPage,
	type ListPosition,
} from './list-position';

const LIST = 'https://example.com/list';

const POSITION: ListPosition = {
	list: `${ LIST }?view=unread`,
	query: { view: 'unread' },
	last: 3,
	pages: [ { page: 2, ids: [ 9, 7, 4 ] } ],
};

it( 'knows who stands before and after an entry in the list that it was opened from', () => {
	storePosition( POSITION );
	const position = storedPosition( LIST )!;
	expect( neighbours( position, 7 ) ).toEqual( { before: 9, after: 4 } );
	expect( neighbours( position, 4 ) ).toEqual( { before: 7, after: null } );
	expect( neighbours( position, 5 ) ).toEqual( { before: null, after: null } );
} );

it( 'knows nothing of the list of another site of the network, that was open in the same tab', () => {
	storePosition( POSITION );
	expect( storedPosition( 'https://example.com/perth/list' ) ).toBeNull();
} );

describe( 'at the edge of a page', () => {
	it( 'the next one is asked for, as long as the list has one', () => {
		expect( unknownPages( POSITION, 7 ) ).toEqual( [] );
		expect( unknownPages( POSITION, 4 ) ).toEqual( [ 2, 3 ] );
		expect( unknownPages( POSITION, 9 ) ).toEqual( [ 1 ] );
		expect( unknownPages( { ...POSITION, last: 2 }, 4 ) ).toEqual( [] );
		expect( unknownPages( POSITION, 5 ) ).toEqual( [] );
	} );

	it( 'the walk goes on, and meets nobody twice', () => {
		const extended = withPage( POSITION, 3, [ 4, 2 ] );
		expect( neighbours( extended, 4 ) ).toEqual( { before: 7, after: 2 } );
		expect( neighbours( withPage( POSITION, 1, [ 11 ] ), 9 ).before ).toBe( 11 );
	} );

	it( 'what moved up to the page meanwhile is met too, and what is new at the top is not', () => {
		const again = withPage( POSITION, 2, [ 12, 9, 7, 3 ] );
		expect( neighbours( again, 4 ).after ).toBe( 3 );
		expect( neighbours( withPage( again, 3, [ 2 ] ), 3 ) ).toEqual( { before: 4, after: 2 } );
		expect( again.pages ).toEqual( [ { page: 2, ids: [ 9, 7, 4, 3 ] } ] );
	} );

	it( 'the way back leads to the page that the entry stands on', () => {
		const extended = withPage( withPage( POSITION, 1, [ 11 ] ), 3, [ 2 ] );
		expect( listAddress( extended, 2 ) ).toBe( 'https://example.com/list?view=unread&paged=3' );
		expect( listAddress( extended, 11 ) ).toBe( POSITION.list );
		expect( listAddress( extended, 5 ) ).toBeNull();
	} );
} );
