import type { CorrectRule } from '../../contract/public-definition';
import { sha256 } from '../sha256';
import type { Rule } from './rule';

/**
 * A right answer to a quiz; php/Engine/Rules/Correct says what its hashes are good for, and what not. The
 * hash is made by our own few lines because the browser makes its only later, and not at all on
 * pages without TLS, while a rule answers at once.
 */
export const correct: Rule< CorrectRule > = ( value, { hashes, salt } ) =>
	hashes.includes( sha256( `${ salt }\n${ value }` ) );
