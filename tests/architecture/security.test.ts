/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join( __dirname, '../..' );

/** Cells of the rows about OWASP's standard. */
const rows = readFileSync( join( ROOT, 'docs/security.md' ), 'utf8' )
	.split( '\n' )
	.filter( ( line ) => /^\| V\d/.test( line ) )
	.map( ( line ) => line.slice( 2, -2 ).split( ' | ' ) );

const proofs = rows.flatMap( ( [ row = '', , held = '' ] ) =>
	[ ...held.matchAll( /`([^`]+)`: “(.+?)”(?=<br>|$)/gu ) ].map(
		( [ , file = '', words = '' ] ) => ( { row, file, words } )
	)
);

it( 'has a test, a reason or a plain no in every row', () => {
	const held = /^(`[^`]+`: “|reason: |not held)/;
	expect( rows.filter( ( [ , , cell = '' ] ) => ! held.test( cell ) ) ).toEqual( [] );
	expect( rows.length ).toBeGreaterThan( 60 );
} );

it.each( proofs )( '$row: $file has “$words”', ( { file, words } ) => {
	expect( readFileSync( join( ROOT, file ), 'utf8' ) ).toContain( words );
} );
