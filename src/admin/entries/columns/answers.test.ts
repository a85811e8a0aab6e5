/** @jest-environment node */
import type { EntryField, EntryRow } from '../../../api/admin/entries';
import { answerColumns } from './answers';

const field = (
	type: EntryField[ 'type' ],
	choices: EntryField[ 'choices' ] = []
): EntryField => ( {
	id: 7,
	label: 'State',
	type,
	choices,
} );

const column = ( of: EntryField ) => answerColumns( [ of ] )[ 0 ]!;

describe( 'a question as a column', () => {
	it( 'shows its answer', () => {
		const item = { values: { 7: 'Victoria' } } as unknown as EntryRow;
		expect( column( field( 'text' ) ).getValue!( { item } ) ).toBe( 'Victoria' );
	} );

	it( 'stays in the form’s order where names are sorted from A to Z', () => {
		const labels = [ 'Zebra', 'apple', ...Array( 8 ).fill( 'Question' ), 'Bear' ];
		const columns = answerColumns(
			labels.map( ( label, index ) => ( { ...field( 'text' ), id: index, label } ) )
		);
		const sorted = [ ...columns ].sort( ( a, b ) => a.label!.localeCompare( b.label! ) );
		expect( sorted ).toEqual( columns );
		expect( columns[ 10 ]!.label ).toBe( '11. Bear' );
	} );

	it( 'is filtered as what it holds is', () => {
		const choices = [ { value: 'VIC', label: 'Victoria' } ];
		expect( column( field( 'choice', choices ) ) ).toMatchObject( {
			elements: choices,
			filterBy: { operators: [ 'isAny', 'isNone' ] },
		} );
		expect( column( field( 'files' ) ).filterBy ).toBe( false );
		expect( column( field( 'text' ) ).filterBy ).toMatchObject( {
			operators: expect.arrayContaining( [ 'contains' ] ),
		} );
	} );
} );
