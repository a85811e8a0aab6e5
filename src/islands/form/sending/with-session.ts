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

/** Whether something was refused because the login that it belongs to has ended. */
export const isLoginOver = ( thrown: unknown ): boolean =>
	LOGIN_OVER_CODES.includes( callErrorOf( thrown ).code );

/** Spares a request that the server would refuse: the session is known to have ended. */
const throwIfEnded = () => {
	if ( pageSession() && select( session ).hasEnded() ) {
		throw new Refused( 'atoll_session_ended' satisfies ErrorCode, '', 401 );
	}
};

/** An entry is changed by its owner alone; anything else a visitor may send as well. */
const isForVisitors = ( markup: Markup ) => entryOf( markup ) === '';

/**
 * Makes a call that needs the login of the page. When that has ended, the person is asked to log in where they are, and
 * what they wanted goes on (fault 7).
 *
 * @param markup Of the form whose answers these are.
 * @param call   Is made once more after that.
 * @throws What the call throws; `isLoginOver` when nobody logged in.
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
