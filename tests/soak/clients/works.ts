import { createHash } from 'node:crypto';
import type { Random } from '../../conformance/fuzz/random';
import { pdf } from '../../e2e/support/forms/uploads';

/** What one person does, known beforehand. */
export interface Work {
	kind: 'submission' | 'upload' | 'draft';
	/** In the answers, and nowhere else. */
	marker: string;
	/** Idempotency key of the filling. */
	key: string;
	/** The person's address. */
	visitor: string;
	/** Bytes of the file that it brings, 0 for none. */
	bytes: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const KEY = `0123456789${ LETTERS }`;
/** Of a key, as the product's forms make it. */
const LENGTH = 20;
/** One part of an upload takes at most 786,432 bytes: some files come in two. */
const SIZES = [ 20_000, 60_000, 120_000, 900_000 ];

const word = ( random: Random, letters: string ) =>
	random.many( LENGTH, () => random.pick( [ ...letters ] ) ).join( '' );

const visitor = ( random: Random ) =>
	[ 10, ...random.many( 3, () => random.int( 1, 250 ) ) ].join( '.' );

const shuffled = < Item >( items: Item[], random: Random ): Item[] =>
	items
		.map( ( item ) => ( { item, place: random.next() } ) )
		.sort( ( one, other ) => one.place - other.place )
		.map( ( { item } ) => item );

/** All works of a run, mixed. */
export function works(
	random: Random,
	counts: { submissions: number; uploads: number; drafts: number }
): Work[] {
	const kinds: Array< [ Work[ 'kind' ], number ] > = [
		[ 'submission', counts.submissions - counts.uploads ],
		[ 'upload', counts.uploads ],
		[ 'draft', counts.drafts ],
	];
	const all = kinds.flatMap( ( [ kind, count ] ) =>
		random.many( count, (): Work => ( {
			kind,
			// Letters: the spam filter takes words that differ by digits alone for the same.
			marker: word( random, LETTERS ),
			key: word( random, KEY ),
			visitor: visitor( random ),
			bytes: kind === 'upload' ? random.pick( SIZES ) : 0,
		} ) )
	);
	return shuffled( all, random );
}

/** What it answers, by input name. */
export const answersOf = ( { marker }: Work ): Record< string, string > => ( {
	input_1: `Zoë ${ marker }`,
	input_2: `${ marker }@example.com.au`,
	// The same words again and again would be spam.
	input_3: `First line "quoted" & <b>bold</b>\nsecond line ${ marker }`,
} );

/** Its file: no two works have the same. */
export const fileOf = ( { bytes, marker }: Work ): Buffer => {
	const file = pdf( bytes );
	file.write( marker, 12 );
	return file;
};

/** SHA-256, in hex. */
export const digestOf = ( bytes: Buffer ): string =>
	createHash( 'sha256' ).update( bytes ).digest( 'hex' );
