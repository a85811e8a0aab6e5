/**
 * A webpack loader for WordPress' newer packages. Each of their modules brings what puts style sheets into the page,
 * and the sheet of its whole component: twelve modules of a menu bring the same 16 kB twelve times. Here the former is
 * the package that it came from, and a sheet is a module of its own, so that each is in the bundle once.
 */
const RUNTIME = /^\/\/ packages\/style-runtime\/src\/index\.ts\n[^]*?(?=^\/\/ packages\/)/gm;
const SHEET = /registerStyle\("[0-9a-f]+", ((["']).*\2)\);/g;

const sheetOf = ( css ) =>
	`data:text/javascript,${ encodeURIComponent( `export default ${ css };` ) }`;

module.exports = function sharedStyles( source ) {
	const imports = [];
	const code = source
		.replace( RUNTIME, () => {
			imports.push( `import { registerStyle } from '@wordpress/style-runtime';\n` );
			return '';
		} )
		.replace( SHEET, ( call, css ) => {
			const name = `sharedSheet${ imports.length }`;
			imports.push( `import ${ name } from ${ JSON.stringify( sheetOf( css ) ) };\n` );
			return call.replace( css, () => name );
		} );
	return imports.join( '' ) + code;
};
