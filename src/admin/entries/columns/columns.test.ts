/** @jest-environment node */
import type { EntryField } from '../../../api/admin/entries';
import { SORTS } from '../view/list-state';
import { columnsFor } from './columns';

const STATE: EntryField = { id: 7, label: 'State', type: 'text', choices: [] };

describe( 'a filter', () => {
	it( 'on a question that the form does not have any more is shown, so that it can be taken away', () => {
		const columns = columnsFor(
			[],
			[ STATE ],
			[
				{ field: 'date', operator: 'on', value: '2026-01-01' },
				{ field: 'field-7', operator: 'is', value: 'VIC' },
				{ field: 'field-9', operator: 'greaterThan', value: '1000' },
				{ field: 'field-12', operator: 'isAny', value: [ 'A', 'B' ] },
			]
		);
		expect( columns.slice( columnsFor( [], [ STATE ] ).length ) ).toMatchObject( [
			{
				id: 'field-9',
				label: 'Field 9',
				Edit: 'text',
				enableHiding: false,
				filterBy: { operators: [ 'greaterThan' ] },
			},
			{
				id: 'field-12',
				label: 'Field 12',
				elements: [
					{ value: 'A', label: 'A' },
					{ value: 'B', label: 'B' },
				],
				filterBy: { operators: [ 'isAny' ] },
			},
		] );
	} );
} );

describe( 'the columns of the list', () => {
	it( 'are sorted where people see an order in them: not by the numbers of forms and logins', () => {
		const sorted = columnsFor( [], [] ).filter(
			( { enableSorting } ) => enableSorting !== false
		);
		expect( sorted.map( ( { id } ) => id ) ).toEqual( [ 'id', 'date' ] );
		expect( [ ...SORTS ].sort() ).toEqual( [ 'date', 'id' ] );
	} );
} );
