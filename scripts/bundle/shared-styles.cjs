/**
 * Webpack loader for WordPress' newer packages. Each of their modules contains the code that inserts stylesheets, and
 * the stylesheet of its whole component: twelve modules of a menu repeat the same 16 kB twelve times. The loader
 * imports that code from its package, and makes each stylesheet a module, so that the bundle contains each once.
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
