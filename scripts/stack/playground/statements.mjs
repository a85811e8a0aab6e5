/**
 * Returns the statements of a PHP file for use inside another one: a `declare()` is allowed only at the start of a
 * file, after comments at most.
 *
 * @param {string} source
 */
export const statements = ( source ) =>
	source.replace(
		/^<\?php\s*(?:\/\*[^]*?\*\/\s*|(?:\/\/|#).*\n\s*)*(declare\([^)]*\)\s*;)?/,
		''
	);
