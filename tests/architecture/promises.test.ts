/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join( __dirname, '../..' );
const PAGE = 'docs/promises.md';

const rows = readFileSync( join( ROOT, PAGE ), 'utf8' )
	.split( '\n' )
	.filter( ( line ) => /^\| (?!promise|---)/.test( line ) )
	.map( ( line ) => line.split( / (?<!\\)\| /u ) );

/** Files that a row names, with the words that they must contain. */
const proofs = rows.flatMap( ( [ promise = '', proof = '' ] ) =>
	[ ...proof.matchAll( /`([^`]+)`(?:: “(.+?)”(?=<br>| \||$))?/gu ) ].map(
		( [ , file = '', words = '' ] ) => ( {
			promise: promise.replace( /^\| /, '' ),
			file,
			words: words.replaceAll( '\\|', '|' ),
		} )
	)
);

it( 'names a proof, or says that it is not built yet, for every promise', () => {
	const bare = rows.filter( ( [ , proof = '' ] ) => ! /`|not built yet/.test( proof ) );
	expect( bare ).toEqual( [] );
	expect( proofs.length ).toBeGreaterThan( 80 );
} );

it.each( proofs )( '$promise: $file', ( { file, words } ) => {
	expect( readFileSync( join( ROOT, file ), 'utf8' ) ).toContain( words );
} );
