import type { ConditionalLogic } from '../logic/types';

/** Settings of a page, stored in the page break that starts it, or for the first page in the form's settings. */
export interface Page {
	/** Plain text; visitors see it as the page's heading and in the list of steps. */
	title?: string;
	/** Button that leads to the next page; if its text is empty, that of the site is used. */
	next?: { text?: string; conditionalLogic?: ConditionalLogic };
	previous?: { text?: string };
	conditionalLogic?: ConditionalLogic;
}

/** Returns an object with a changed text or condition of its button; empty values are not stored. */
export const withButton = < Button extends object >(
	button: Button | undefined,
	change: Partial< Button >
): Button | undefined => {
	const entries = Object.entries( { ...button, ...change } ).filter(
		( [ , value ] ) => value !== undefined && value !== ''
	);
	return entries.length > 0 ? ( Object.fromEntries( entries ) as Button ) : undefined;
};
