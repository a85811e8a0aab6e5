import type { Context } from '../context';

/** Sends again, under the same key. */
export const retry = ( { markup }: Context ) => {
	// The button that was pressed goes away with the message, and the focus would be lost.
	markup.submit?.focus();
	markup.form.requestSubmit();
};
