import { readAnswers, type Answers } from '../../../forms';
import type { Context } from '../context';

/** What the inputs hold: they are the truth, the store only repeats it. */
export const readForm = ( {
	definition,
	markup,
}: Pick< Context, 'definition' | 'markup' > ): Answers =>
	readAnswers( definition, new FormData( markup.form ) );
