import type { PatternRule } from '../../contract/public-definition';
import type { Rule } from './rule';

/** Matches `pattern`, once the characters of the class `strip` are dropped. */
export const pattern: Rule< PatternRule > = ( value, { pattern: source, strip } ) =>
	new RegExp( source, 'u' ).test(
		strip ? value.replace( new RegExp( strip, 'gu' ), '' ) : value
	);
