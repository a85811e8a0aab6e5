/** @jest-environment node */
import { SORTS } from '../view/list-state';
import { columnsFor } from './columns';

describe( 'the columns of the list', () => {
	it( 'are sorted where people see an order in them: not by the numbers of forms and logins', () => {
		const sorted = columnsFor( [], [] ).filter(
			( { enableSorting } ) => enableSorting !== false
		);
		expect( sorted.map( ( { id } ) => id ) ).toEqual( [ 'id', 'date' ] );
		expect( [ ...SORTS ].sort() ).toEqual( [ 'date', 'id' ] );
	} );
} );
