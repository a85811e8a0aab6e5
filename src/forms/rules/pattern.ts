import type { PatternRule } from '../../contract/public-definition';
import type { Rule } from './rule';

/** Whether a text matches `pattern`, without the characters of the class `strip`. */
export const pattern: Rule< PatternRule > = ( value, { pattern: source, strip } ) =>
	new RegExp( source, 'u' ).test(
		strip ? value.replace( new RegExp( strip, 'gu' ), '' ) : value
	);
