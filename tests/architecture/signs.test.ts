/** @jest-environment node */
import { files, read } from './support/tree';

/** Symbols with empty alternative text, with the line before. Safari supports it since 17.4, Firefox since 128. */
const SILENT = /(.*)\n\s*content: ("[^"]+") \/ "";/g;

/** Decorative arrows and strokes: better missing than read out. */
const ADORNMENTS = [ '"\\2190"', '"\\2192"', '"/"' ];

const signs = files()
	.filter( ( path ) => /^(src|blocks|plugin)\/.*\.css$/.test( path ) )
	.flatMap( ( path ) =>
		[ ...read( path ).matchAll( SILENT ) ].map( ( [ , before = '', sign = '' ] ) => ( {
			path,
			before: before.trim(),
			sign,
		} ) )
	)
	.filter( ( { sign } ) => ! ADORNMENTS.includes( sign ) );

it.each( signs )( '$sign in $path is drawn by older browsers too', ( { before, sign } ) => {
	expect( before ).toBe( `content: ${ sign };` );
} );
