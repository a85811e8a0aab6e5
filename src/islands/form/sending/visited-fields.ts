import type { Behaviour } from '../context';

/**
 * Empties the list of visited fields that a post without JavaScript takes along. With the island, questions show as
 * soon as an answer calls for them, so that the server need not show a page again to ask them.
 */
export const forgetVisitedFields: Behaviour = ( { markup } ) => {
	markup.setHidden( 'atoll_seen', '' );
	return () => {};
};
