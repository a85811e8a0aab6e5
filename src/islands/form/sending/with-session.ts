import { dispatch, select } from '@wordpress/data';
import { session } from '@atoll/stores';
import { callErrorOf, Refused } from '../../../api';
import { pageSession } from '../../../api/session/page-session';
import type { ErrorCode } from '../../../contract/error-codes';
import { askToLogIn } from '../../log-in-again';
import type { Markup } from '../markup/markup';
import { entryOf } from '../persistence/draft';

const LOGIN_OVER_CODES: readonly unknown[] = [
	'auth_invalid_token',
	'rest_cookie_invalid_nonce',
	'atoll_session_ended',
	'atoll_session_changed',
] satisfies ErrorCode[];

/** Whether a request was refused because the login that it belongs to has ended. */
export const isLoginOver = ( thrown: unknown ): boolean =>
	LOGIN_OVER_CODES.includes( callErrorOf( thrown ).code );

/** Throws if the session is known to have ended, which avoids a request that the server would refuse. */
const throwIfEnded = () => {
	if ( pageSession() && select( session ).hasEnded() ) {
		throw new Refused( 'atoll_session_ended' satisfies ErrorCode, '', 401 );
	}
};

/** Whether visitors may send the form too: they may, unless it changes an entry, which only its owner may change. */
const isForVisitors = ( markup: Markup ) => entryOf( markup ) === '';

/**
 * Makes a call that needs the page's login. If the login has ended, asks the person to log in without leaving the page,
 * and then makes the call again (fault 7).
 *
 * @param markup Markup of the form whose answers are sent.
 * @param call   Is called again after the login.
 * @throws What the call throws; `isLoginOver` is true of it if nobody logged in.
 */
export const withSession = async < Answer >(
	markup: Markup,
	call: () => Promise< Answer >
): Promise< Answer > => {
	try {
		throwIfEnded();
		return await call();
	} catch ( thrown ) {
		if ( isLoginOver( thrown ) ) {
			dispatch( session ).ended();
			const outcome = await askToLogIn( isForVisitors( markup ) );
			if ( outcome === 'again' || outcome === 'without' ) {
				return call();
			}
		}
		throw thrown;
	}
};
