import { makeUniqueId } from '../../../browser/make-unique-id';
import type { Markup } from '../markup/markup';

const INPUT = 'gform_unique_id';

/**
 * Returns the key of this submission: created once and kept for every further attempt, so that the server stores the
 * entry once. It is in a hidden input, which the browser's own post includes.
 */
export const uniqueIdOf = ( { hiddenValue, setHidden }: Markup ): string => {
	const id = hiddenValue( INPUT ) || makeUniqueId();
	setHidden( INPUT, id );
	return id;
};

/** Makes the next submission a new one, with a new key. */
export const forgetUniqueId = ( markup: Markup ) => markup.setHidden( INPUT, '' );
