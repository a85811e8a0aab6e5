/** @jest-environment node */
import type { Settings } from '../../contract/settings';
import { clashes, defaultsOf, isSame, isShown } from './values';

const SETTINGS: Settings = {
	provider: { type: 'string', title: 'Provider', default: 'none' },
	key: { type: 'string', title: 'Key', default: '', when: { provider: [ 'a', 'b' ] } },
	inner: {
		type: 'object',
		title: 'Inner',
		settings: { size: { type: 'integer', title: 'Size', default: 4 } },
	},
};

it.each( [
	[ 'texts', 'a', 'a', true ],
	[ 'a number and its text', 7, '7', false ],
	[ 'objects, whatever the order', { a: 1, b: [ 2 ] }, { b: [ 2 ], a: 1 }, true ],
	[ 'lists in another order', [ 1, 2 ], [ 2, 1 ], false ],
	[ 'a list and an object', [], {}, false ],
	[ 'nothing and an object', null, {}, false ],
	[ 'an object with one part more', { a: 1 }, { a: 1, b: undefined }, false ],
] )( 'compares %s', ( _, one, other, same ) => {
	expect( isSame( one, other ) ).toBe( same );
} );

it( 'asks for a setting only while those beside it stand so', () => {
	expect( isShown( SETTINGS.key!, { provider: 'b' } ) ).toBe( true );
	expect( isShown( SETTINGS.key!, { provider: 'none' } ) ).toBe( false );
	expect( isShown( SETTINGS.provider!, {} ) ).toBe( true );
} );

it( 'begins with the defaults, also inside objects', () => {
	expect( defaultsOf( SETTINGS ) ).toEqual( { provider: 'none', key: '', inner: { size: 4 } } );
} );

it( 'finds what two changed to something else, by its path, lists whole', () => {
	expect(
		clashes(
			{ phone: '1', bar: { logo: 'a', items: [ 1 ], same: 2 }, mine: 1 },
			{ phone: '2', bar: { logo: 'a', items: [ 2 ], theirs: 1 } }
		)
	).toEqual( [ 'phone', 'bar.items' ] );
} );
