import type { PublicDefinition } from '../../contract/public-definition';
import type { Answers } from '../value';
import type { Settled } from './settled';

const NONE: ReadonlySet< number > = new Set();

/** Applies a form's logic to what its inputs hold. */
export const settle = ( _definition: PublicDefinition, answers: Answers ): Settled => ( {
	answers,
	hiddenFields: NONE,
	hiddenPages: NONE,
	hiddenNext: NONE,
	hidesSubmit: false,
} );
