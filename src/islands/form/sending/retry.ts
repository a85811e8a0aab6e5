import type { Context } from '../context';

/** Sends again, under the same key. By the button, which every form has: Safari before 16 knows no other way. */
export const retry = ( { markup }: Context ) => {
	// The button that was pressed goes away with the message, and the focus would be lost.
	markup.submit?.focus();
	markup.submit?.click();
};
