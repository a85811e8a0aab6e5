/** @jest-environment node */
import { files, read } from './support/tree';

const MOST = 250;
const LONG = 150;
const MEDIAN = 60;

const CODE = /^(php|src|blocks|plugin|scripts|tests)\/.*\.(php|ts|tsx|mjs|cjs|js)$/;

/** Small files: the shape of the tree depends on it, so the whole of it is measured, not each file alone. */
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
