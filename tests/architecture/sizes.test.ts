/** @jest-environment node */
import { dirname } from 'node:path';
import { files, read } from './support/tree';

const MOST = 250;
const LONG = 150;
const MEDIAN = 60;

const MOST_IN_A_FOLDER = 25;

/** Folders with more files: lists of similar files, and folders still to be split. */
const FULL_FOLDERS = {
	'php/Forms/Mail/Queue': 'to be cut into rows, sending and retrying',
	'src/admin/entries': 'to be cut by what its screens have',
	'tests/php/wordpress/Forms/Entries': 'to be cut as its code is',
	'tests/php/wordpress/Forms/Uploads': 'to be cut as its code is',
	'tests/php/wordpress/Portal/Applications': 'to be cut as its code is',
};

const CODE = /^(php|src|blocks|plugin|scripts|tests)\/.*\.(php|ts|tsx|mjs|cjs|js)$/;

/** Files are to be small on the whole, so all files are measured, not only each one. */
describe.each( [
	[ 'PHP', /\.php$/ ],
	[ 'TypeScript and JavaScript', /\.(ts|tsx|mjs|cjs|js)$/ ],
] )( 'files in %s', ( _, kind ) => {
	const sizes = files()
		.filter( ( path ) => CODE.test( path ) && kind.test( path ) )
		.map( ( path ) => ( { path, lines: read( path ).split( '\n' ).length - 1 } ) )
		.sort( ( a, b ) => a.lines - b.lines );

	it( `have at most ${ MOST } lines each`, () => {
		expect( sizes.filter( ( { lines } ) => lines > MOST ) ).toEqual( [] );
	} );

	it( `have under ${ LONG } lines in 95 of 100`, () => {
		const long = sizes.filter( ( { lines } ) => lines >= LONG );
		expect( long.length > sizes.length * 0.05 ? long : [] ).toEqual( [] );
	} );

	it( `have a median of at most ${ MEDIAN } lines`, () => {
		expect( sizes[ Math.floor( sizes.length / 2 ) ]?.lines ?? 0 ).toBeLessThanOrEqual( MEDIAN );
	} );
} );

it( `folders hold at most ${ MOST_IN_A_FOLDER } files of code, but for those named here`, () => {
	const counts: Record< string, number > = {};
	for ( const path of files().filter( ( file ) => CODE.test( file ) ) ) {
		counts[ dirname( path ) ] = ( counts[ dirname( path ) ] ?? 0 ) + 1;
	}
	const full = Object.keys( counts ).filter( ( folder ) => counts[ folder ]! > MOST_IN_A_FOLDER );
	expect( full.sort() ).toEqual( Object.keys( FULL_FOLDERS ).sort() );
} );
