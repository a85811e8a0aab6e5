import { readAnswers, type Answers } from '../../../forms';
import type { Context } from '../context';

/** Reads the answers from the inputs, which are the source of truth; the store only copies them. */
export const readForm = ( {
	definition,
	markup,
}: Pick< Context, 'definition' | 'markup' > ): Answers =>
	readAnswers( definition, new FormData( markup.form ) );
