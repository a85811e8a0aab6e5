/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join( __dirname, '../..' );
const PAGE = 'docs/header-and-navigation.md';

/** Cells of each row, without the table headings. */
const rows = readFileSync( join( ROOT, PAGE ), 'utf8' )
	.split( '\n' )
	.filter( ( line ) => /^\| (?!point|---)/.test( line ) )
	.map( ( line ) => line.slice( 2, -2 ).split( ' | ' ) );

const proofs = rows.flatMap( ( cells ) =>
	[ ...( cells[ 3 ] ?? '' ).matchAll( /`([^`]+)`(?:: “(.+?)”(?=<br>|$))?/gu ) ].map(
		( [ , file = '', words = '' ] ) => ( { point: cells[ 0 ], file, words } )
	)
);

it( 'has a proof in every row', () => {
	expect( rows.filter( ( cells ) => ! cells[ 3 ]?.startsWith( '`' ) ) ).toEqual( [] );
	expect( rows.length ).toBeGreaterThan( 25 );
} );

it.each( proofs )( '$point: $file has “$words”', ( { file, words } ) => {
	expect( readFileSync( join( ROOT, file ), 'utf8' ) ).toContain( words );
} );
