import type { Behaviour } from '../context';

/**
 * Empties the list of visited fields that a post without JavaScript includes. With the island, questions appear as soon
 * as an answer requires them, so the server does not have to show a page again to ask them.
 */
export const forgetVisitedFields: Behaviour = ( { markup } ) => {
	markup.setHidden( 'atoll_seen', '' );
	return () => {};
};
