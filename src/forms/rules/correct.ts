import type { CorrectRule } from '../../contract/public-definition';
import { sha256 } from '../sha256';
import type { Rule } from './rule';

/**
 * The right answer to a quiz; php/Engine/Rules/Correct says what its hash is good for, and what not. The
 * hash is made by our own few lines because the browser makes its only later, and not at all on
 * pages without TLS, while a rule answers at once.
 */
export const correct: Rule< CorrectRule > = ( value, { hash, salt } ) =>
	sha256( `${ salt }\n${ value }` ) === hash;
