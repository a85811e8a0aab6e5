import type { Context } from '../context';

/**
 * Sends the form again, under the same key. Clicks the button, which every form has: Safari before 16 lacks
 * requestSubmit.
 */
export const retry = ( { markup }: Context ) => {
	// The pressed button is removed with the message, and the focus would be lost.
	markup.submit?.focus();
	markup.submit?.click();
};
