import { neighbours, remember, remembered } from './walk';

it( 'knows who stands before and after an entry in the list that it was opened from', () => {
	remember( { list: '/list?view=unread', ids: [ 9, 7, 4 ] } );
	const { ids } = remembered()!;
	expect( neighbours( ids, 7 ) ).toEqual( { before: 9, after: 4 } );
	expect( neighbours( ids, 4 ) ).toEqual( { before: 7, after: null } );
	expect( neighbours( ids, 5 ) ).toEqual( { before: null, after: null } );
} );
