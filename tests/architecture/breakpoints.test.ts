/** @jest-environment node */
import { files, read } from './support/tree';

/** Breakpoints of spec 9, in pixels; theme.json provides them by name. */
const BREAKPOINTS = [ 576, 768, 992, 1200 ];

const PIXELS_PER_REM = 16;

const pixels = ( length: string ) =>
	parseFloat( length ) * ( /rem$/.test( length ) ? PIXELS_PER_REM : 1 );

/** Returns the window widths in a stylesheet's media queries; container queries are not limited. */
const widthsIn = ( css: string ) =>
	[ ...css.matchAll( /@media([^{]+)\{/g ) ]
		.flatMap( ( [ , condition = '' ] ) => [
			...condition.matchAll( /width[^0-9)]*([\d.]+(?:px|rem))/g ),
		] )
		.map( ( [ , length = '' ] ) => length );

const sheets = files().filter( ( path ) => /^(src\/styles|blocks)\/.*\.css$/.test( path ) );

it( 'are the tokens of the theme', () => {
	const { custom } = JSON.parse( read( 'plugin/theme/atoll/theme.json' ) ).settings;
	expect( Object.values( custom.breakpoint ) ).toEqual(
		BREAKPOINTS.map( ( width ) => `${ width }px` )
	);
	expect( custom.grid.columns ).toBe( 12 );
} );

it.each( sheets )( '%s knows no other widths', ( path ) => {
	expect(
		widthsIn( read( path ) ).filter( ( length ) => ! BREAKPOINTS.includes( pixels( length ) ) )
	).toEqual( [] );
} );

it( 'of the grid, columns and gutter are read by theme, blocks and form columns alike', () => {
	const { blocks } = JSON.parse( read( 'plugin/theme/atoll/theme.json' ) ).styles;
	expect( blocks[ 'core/columns' ].spacing.blockGap ).toBe( 'var(--wp--custom--grid--gutter)' );
	const form = read( 'src/styles/form/grid.css' ) + read( 'src/styles/form-parts.css' );
	expect( form ).toContain( 'var(--wp--custom--grid--gutter, 1.5rem)' );
	expect( form ).not.toContain( 'repeat(12' );
} );
