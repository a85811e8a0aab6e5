import type { ConditionalLogic } from '../logic/types';

/** What a page says of itself: on the page break that begins it, and of the first page in the form's settings. */
export interface Page {
	/** Plain text; visitors see it as the page's heading and in the row of steps. */
	title?: string;
	/** The button that leads on; empty words are those of the site. */
	next?: { text?: string; conditionalLogic?: ConditionalLogic };
	previous?: { text?: string };
	conditionalLogic?: ConditionalLogic;
}

/** With a button's words or condition; what is empty is not stored. */
export const withButton = < Button extends object >(
	button: Button | undefined,
	change: Partial< Button >
): Button | undefined => {
	const entries = Object.entries( { ...button, ...change } ).filter(
		( [ , value ] ) => value !== undefined && value !== ''
	);
	return entries.length > 0 ? ( Object.fromEntries( entries ) as Button ) : undefined;
};
