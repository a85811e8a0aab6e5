/** @jest-environment node */
import { insertAt, wrapAt } from './insert';

it( 'puts a tag at the caret, and the caret behind it', () => {
	expect( insertAt( 'Dear , thanks', { start: 5, end: 5 }, '{Name:1}' ) ).toEqual( {
		text: 'Dear {Name:1}, thanks',
		selection: { start: 13, end: 13 },
	} );
} );

it( 'puts a tag in the place of what is selected', () => {
	expect( insertAt( 'Dear NAME', { start: 5, end: 9 }, '{Name:1}' ).text ).toBe(
		'Dear {Name:1}'
	);
} );

it( 'keeps what it has wrapped selected', () => {
	expect( wrapAt( 'call us now', { start: 8, end: 11 }, '<strong>', '</strong>' ) ).toEqual( {
		text: 'call us <strong>now</strong>',
		selection: { start: 16, end: 19 },
	} );
} );
