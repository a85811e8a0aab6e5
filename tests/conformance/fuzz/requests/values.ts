import type { Random } from '../random';
import { anyText, bent, wellFormed } from '../text';

/** What no code expects, each of which has broken some. */
const HOSTILE: readonly unknown[] = [
	...[
		'',
		' ',
		'0',
		'-1',
		'00',
		'1e9',
		'0x1A',
		'NaN',
		'null',
		'true',
		'9'.repeat( 40 ),
		'2147483648',
	],
	...[
		0,
		-1,
		1.5,
		1e308,
		9007199254740993,
		true,
		false,
		null,
		[],
		{},
		[ [] ],
		[ null ],
		[ 'a', [ 'b' ] ],
	],
	...[ { 0: 'a' }, { '': '' }, { a: { b: { c: [ 1, { d: null } ] } } } ],
	...[
		"' OR 1=1 -- ",
		'%s %1$s %d %',
		'\\',
		'\\u0000',
		'\u0000',
		'a\u0000b',
		'../../../wp-config.php',
		'php://input',
	],
	...[
		'<script>alert(1)</script>',
		'"><img src=x onerror=alert(1)>',
		'{"a":',
		'[[]]',
		'a:1:{i:0;O:8:"stdClass":0:{}}',
		'[atoll_fuzz]',
	],
	...[
		'\r\nSet-Cookie: a=b',
		'%0d%0aLocation:%20//example.com',
		'//example.com',
		'javascript:alert(1)',
		'http://[',
	],
	...[
		'2026-02-31',
		'0000-00-00 00:00:00',
		'9999-12-31T23:59:60Z',
		'+99999-01-01',
		'ＡＢＣ',
		'\ud800',
		'a'.repeat( 5000 ),
	],
];

export const hostile = ( random: Random ): unknown =>
	random.chance( 25 ) ? anyText( random, 30 ) : random.pick( HOSTILE );

const isTree = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/** A copy with something changed, left out, doubled or added, at any depth. */
export const mutated = ( random: Random, value: unknown ): unknown => {
	if ( ! isTree( value ) || random.chance( 12 ) ) {
		return typeof value === 'string' && random.chance( 50 )
			? bent( random, value )
			: hostile( random );
	}
	const copy = ( Array.isArray( value ) ? [ ...value ] : { ...value } ) as Record<
		string,
		unknown
	>;
	const keys = Object.keys( copy );
	if ( keys.length === 0 || random.chance( 10 ) ) {
		copy[ Array.isArray( copy ) ? String( keys.length ) : anyText( random, 8 ) ] =
			hostile( random );
		return copy;
	}
	const key = random.pick( keys );
	if ( random.chance( 15 ) ) {
		delete copy[ key ];
	} else {
		copy[ key ] = mutated( random, copy[ key ] );
	}
	return copy;
};

/** PHP's way to write trees in queries and form bodies. */
export const encoded = ( fields: Record< string, unknown > ): string => {
	const pairs = ( name: string, value: unknown ): string[] =>
		isTree( value )
			? Object.entries( value ).flatMap( ( [ key, inner ] ) =>
					pairs( `${ name }[${ key }]`, inner )
				)
			: [ `${ percent( name ) }=${ percent( String( value ?? '' ) ) }` ];
	return Object.entries( fields )
		.flatMap( ( [ name, value ] ) => pairs( name, value ) )
		.join( '&' );
};

/** Half of a surrogate pair goes as the bytes that no text has. */
const percent = ( text: string ) => {
	const sound = wellFormed( text );
	return `${ encodeURIComponent( sound ) }${ sound === text ? '' : '%ed%a0%80' }`;
};
