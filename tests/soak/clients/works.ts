import { createHash } from 'node:crypto';
import type { Random } from '../../conformance/fuzz/random';
import { pdf } from '../../e2e/support/forms/uploads';

/** Actions of one person, planned beforehand. */
export interface Work {
	kind: 'submission' | 'upload' | 'draft';
	/** Marker that is only in these answers. */
	marker: string;
	/** Idempotency key of the submission. */
	key: string;
	/** The person's email address. */
	visitor: string;
	/** Size of the file in bytes, 0 for none. */
	bytes: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const KEY = `0123456789${ LETTERS }`;
/** Length of a key, as in the product's forms. */
const LENGTH = 20;
/** Sizes of files; a part has at most 786,432 bytes, so that some files need two. */
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

/** Returns all works of a run, mixed. */
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
			// Letters, because the spam filter considers texts equal that differ only in digits.
			marker: word( random, LETTERS ),
			key: word( random, KEY ),
			visitor: visitor( random ),
			bytes: kind === 'upload' ? random.pick( SIZES ) : 0,
		} ) )
	);
	return shuffled( all, random );
}

/** Returns the answers by input name. */
export const answersOf = ( { marker }: Work ): Record< string, string > => ( {
	input_1: `Zoë ${ marker }`,
	input_2: `${ marker }@example.com.au`,
	// Repeated identical text would count as spam.
	input_3: `First line "quoted" & <b>bold</b>\nsecond line ${ marker }`,
} );

/** Returns the file's content, which is different for each work. */
export const fileOf = ( { bytes, marker }: Work ): Buffer => {
	const file = pdf( bytes );
	file.write( marker, 12 );
	return file;
};

/** Returns the SHA-256 hash in hexadecimal. */
export const digestOf = ( bytes: Buffer ): string =>
	createHash( 'sha256' ).update( bytes ).digest( 'hex' );
