import { checkSession } from '../../api/check-session';
import { reload } from './go';
import { onReturn } from './memory';
import type { Props } from './props';
import { mayRedirect } from './redirects';

/**
 * On a login page that a cache or the browser's memory may have kept: whoever is logged in already goes on, to where the
 * server sends them. In silence, and it never goes round.
 */
export const forward = ( { token }: Props, signal: AbortSignal ) => {
	const check = () =>
		checkSession( token ).then(
			() => mayRedirect() && reload(),
			() => {} // Then one logs in.
		);
	onReturn( { onLeave: () => {}, onReturn: check }, signal );
	return check();
};
