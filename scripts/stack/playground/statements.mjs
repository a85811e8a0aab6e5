/**
 * What a file of PHP does, for a place in another one: a `declare()` is only right at the beginning of a file, where
 * comments may stand before it.
 *
 * @param {string} source
 */
export const statements = ( source ) =>
	source.replace(
		/^<\?php\s*(?:\/\*[^]*?\*\/\s*|(?:\/\/|#).*\n\s*)*(declare\([^)]*\)\s*;)?/,
		''
	);
