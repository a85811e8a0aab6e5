import type { Behaviour } from './context';

/**
 * From now on questions show as soon as an answer brings them up. A post without the list of what
 * was shown tells the server so; otherwise it would show a page again to ask them.
 */
export const forgetSeen: Behaviour = ( { markup } ) => {
	markup.carry( 'atoll_seen', '' );
	return () => {};
};
