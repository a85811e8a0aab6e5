import type { Random } from './random';

/** Characters that engines have been caught differing on. */
const EDGES = [
	...'\u0000\u0001\t\n\u000b\u000c\r\u001b\u001f\u007f\u0085\u00a0\u00ad\u0130\u0131\u0301\u1680\u180e',
	...'\u2000\u200a\u200b\u200d\u200e\u2028\u2029\u202f\u205f\u2060\u3000\ufe0f\ufeff\ufffd\uffff',
	'\r\n',
	'\n\r',
	'\ud800',
	'\udfff',
	'🏠',
	'👨‍👩‍👧',
	'𝟜',
	'٤',
	'４',
	'ß',
	'ſ',
	'K',
	'é',
	'İ',
];
const SIGNS = [ ...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~' ];
const PLAIN = [ ...'abzABZ0159' ];

const character = ( random: Random ): string =>
	random.pick( random.chance( 55 ) ? PLAIN : random.pick( [ SIGNS, EDGES ] ) );

/** As UTF-8 carries it: half of a surrogate pair becomes U+FFFD, in FormData as on the wire. */
export const wellFormed = ( text: string ): string =>
	Buffer.from( text, 'utf8' ).toString( 'utf8' );

export const anyText = ( random: Random, longest = 12 ): string =>
	random.many( random.int( 0, longest ), () => character( random ) ).join( '' );

/** White space of every sort, and what only looks like it. */
export const blankish = ( random: Random ): string =>
	random
		.many( random.int( 0, 4 ), () =>
			random.pick( [
				' ',
				'\t',
				'\r\n',
				'\n',
				'\u00a0',
				'\u2003',
				'\u2028',
				'\u3000',
				'\ufeff',
				'\u0085',
				'\u200b',
				'\u180e',
			] )
		)
		.join( '' );

/** Changes a text in one place or another, mostly in none or few. */
export const bent = ( random: Random, text: string ): string => {
	let bending = text;
	while ( random.chance( 35 ) ) {
		const at = random.pick( [ 0, bending.length, random.int( 0, bending.length ) ] );
		const removed = random.chance( 40 ) ? random.int( 1, 2 ) : 0;
		const added = random.chance( 60 ) ? character( random ) : '';
		bending = bending.slice( 0, at ) + added + bending.slice( at + removed );
	}
	return bending;
};

/** A text of about `length` code points. */
export const near = ( random: Random, length: number ): string => {
	const filler = random.pick( [ 'a', 'é', '🏠', 'e\u0301', '\n', '\r\n', '7' ] );
	return filler.repeat( Math.max( 0, length + random.int( -2, 2 ) ) );
};
