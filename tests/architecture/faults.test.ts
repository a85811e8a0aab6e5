/**
 * @jest-environment node
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join( __dirname, '../faults' );

const README = readFileSync( join( FOLDER, 'README.md' ), 'utf8' );

const rows = README.split( '\n' )
	.filter( ( line ) => /^\| \d+ \|/.test( line ) )
	.map( ( line ) => line.split( ' | ' ).map( ( cell ) => cell.replace( /^\| | \|$/g, '' ) ) );

const linksOf = ( cell = '' ) =>
	[ ...cell.matchAll( /\]\(([^)]+)\)/g ) ].map( ( [ , to ] ) => to! );

it( 'tests/faults/README.md has each of the 26 faults once, in their order', () => {
	expect( rows.map( ( [ number ] ) => Number( number ) ) ).toEqual(
		Array.from( { length: 26 }, ( _, index ) => index + 1 )
	);
} );

it.each( rows )(
	'fault %s, %s, says how it is injected and when it passes, and has its tests',
	( ...row ) => {
		const [ , fault, injected, passes, tests ] = row;
		expect( [ fault, injected, passes ].filter( ( cell ) => ! cell ) ).toEqual( [] );
		expect( linksOf( tests ).length ).toBeGreaterThan( 0 );
		expect( linksOf( tests ).filter( ( to ) => ! existsSync( join( FOLDER, to ) ) ) ).toEqual(
			[]
		);
	}
);

const files = readdirSync( FOLDER ).filter( ( name ) => name.endsWith( '.spec.ts' ) );

it( 'README.md leads to each file beside it', () => {
	expect( files.filter( ( file ) => ! linksOf( README ).includes( file ) ) ).toEqual( [] );
} );

it( 'a file with a number is the test of that row', () => {
	const numbered = files.filter( ( file ) => /^\d/.test( file ) );
	const named = rows.flatMap( ( [ number, , , , tests ] ) =>
		linksOf( tests ).filter( ( to ) => to.startsWith( number!.padStart( 2, '0' ) ) )
	);
	expect( numbered.sort() ).toEqual( named.sort() );
} );
