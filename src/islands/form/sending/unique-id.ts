import { makeUniqueId } from '../../../browser/make-unique-id';
import type { Markup } from '../markup/markup';

const INPUT = 'gform_unique_id';

/**
 * The key of this filling of the form: made once, kept for every further try, so that the
 * server stores it once. It lives in the form, where a native post takes it along.
 */
export const uniqueIdOf = ( { hiddenValue, setHidden }: Markup ): string => {
	const id = hiddenValue( INPUT ) || makeUniqueId();
	setHidden( INPUT, id );
	return id;
};

/** The next sending is another filling. */
export const forgetUniqueId = ( markup: Markup ) => markup.setHidden( INPUT, '' );
