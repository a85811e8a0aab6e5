/** @jest-environment node */
import { fromLines, toLines } from './pasted-choices';

it( 'writes each choice as a line, with its value where that is another', () => {
	expect(
		toLines( [
			{ text: 'Yes' },
			{ text: 'No', value: 'no' },
			{ text: 'Perhaps', value: 'Perhaps' },
		] )
	).toBe( 'Yes\nNo|no\nPerhaps' );
} );

it( 'reads lines from anywhere', () => {
	expect( fromLines( ' Home loan \r\n\r\nCar loan | car\nNone|', [] ) ).toEqual( [
		{ text: 'Home loan' },
		{ text: 'Car loan', value: 'car' },
		{ text: 'None', value: '' },
	] );
} );

it( 'splits at the last bar, so that a text may hold one', () => {
	expect( fromLines( 'a|b|c', [] ) ).toEqual( [ { text: 'a|b', value: 'c' } ] );
} );

it( 'keeps what was selected', () => {
	const before = [ { text: 'Yes', isSelected: true }, { text: 'No' } ];
	expect( fromLines( 'No\nYes', before ) ).toEqual( [
		{ text: 'No' },
		{ text: 'Yes', isSelected: true },
	] );
} );

it( 'keeps the number that a choice came with', () => {
	const before = [ { text: 'Yes', number: 3 }, { text: 'No' } ];
	expect( fromLines( 'No\nYes', before ) ).toEqual( [
		{ text: 'No' },
		{ text: 'Yes', number: 3 },
	] );
} );

it( 'brings back what it wrote', () => {
	const choices = [ { text: 'A|B', value: 'x' }, { text: 'C' }, { text: 'D|E' } ];
	expect( fromLines( toLines( choices ), choices ) ).toEqual( choices );
} );

it( 'keeps a value with a bar in it, as an import may bring it', () => {
	const choices = [
		{ text: 'Gold', value: 'gold|99' },
		{ text: 'A|B', value: 'a|b' },
	];
	expect( fromLines( `New\n${ toLines( choices ) }`, choices ) ).toEqual( [
		{ text: 'New' },
		...choices,
	] );
} );
