const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );

const MYSELF = readFileSync( __filename );

/** What a file of WordPress' packages loads, as their bundler writes it: `var import_icons = require("@wordpress/icons");`. */
const LOADED = /^var (import_\w+) = (.*\brequire\(".*);$/m;

/** Such a name where it is used: no property of something else, but with its dots in `...import_utils.COLORS`. */
const USED = /(?<![\w$]|(?<!\.\.)\.)import_\w+/g;

/** Code by turns: what stands between what is loaded, the name of that, and its value. */
const written = ( parts, used ) =>
	parts.map( ( part, index ) => {
		switch ( index % 3 ) {
			case 0:
				return part.replace( USED, ( name ) => `(${ name }())` );
			case 1:
				// Nobody names it again: it is loaded for what it does, and at once.
				return used.has( part )
					? `var $${ part }; function ${ part }() { return $${ part } ??= `
					: '';
			default:
				return used.has( parts[ index - 1 ] ) ? `${ part }; }` : `${ part };`;
		}
	} );

/**
 * For Jest: WordPress' packages load what they are made of when it is first used. Each file of tests loads all of its
 * modules anew, and who shows one button would load every component and hundreds of icons for it.
 */
module.exports = {
	getCacheKey: ( source, path ) =>
		[ MYSELF, path, source ]
			.reduce( ( hash, part ) => hash.update( part ).update( '\0' ), createHash( 'sha1' ) )
			.digest( 'hex' ),

	process( source ) {
		const parts = source.split( LOADED );
		const between = parts.filter( ( _, index ) => index % 3 === 0 );
		const used = new Set( between.join( '\n' ).match( USED ) );
		return { code: written( parts, used ).join( '' ) };
	},
};
