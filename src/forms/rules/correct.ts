import type { CorrectRule } from '../../contract/public-definition';
import { sha256 } from '../sha256';
import type { Rule } from './rule';

/**
 * Whether an answer to a quiz is right; php/Engine/Rules/Correct says what its hashes can and cannot do. We compute the
 * hash ourselves, because a rule answers at once, but the browser's own hash function is asynchronous and missing on
 * pages without TLS.
 */
export const correct: Rule< CorrectRule > = ( value, { hashes, salt } ) =>
	hashes.includes( sha256( `${ salt }\n${ value }` ) );
