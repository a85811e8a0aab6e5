import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { session as store } from '@atoll/stores';
import type { CallError } from '../../../api/errors';
import {
	checkSession,
	inBrowserTime,
	isEnded,
	type Session,
} from '../../../api/session/check-session';
import { rememberSession } from '../../../browser/session/remembered-session';
import type { GuardProps } from '../../../contract/script-data/guard-props';
import { renewNonces } from './nonces';
import { useTabChannel } from './use-tab-channel';

/** What the server says of the session: `unclear` for an unusable answer, `unreached` if the call got none. */
export type SessionStatus = 'valid' | 'ended' | 'changed' | 'unclear' | 'unreached';

/** What this tab knows about the session, and functions to learn more. */
export interface TabSession {
	/** Returns the seconds until the session ends; negative if it should have ended. */
	secondsLeft: () => number;
	hasEnded: () => boolean;
	/** Whether more than a minute has passed since the server's last answer. */
	isStale: () => boolean;
	fetchStatus: () => Promise< SessionStatus >;
	/** Checks the session and extends it, up to the longest time that a login may last. */
	extend: () => Promise< SessionStatus >;
	/** Informs other tabs that this person has logged out. */
	notifyLogout: () => void;
}

interface Listeners {
	/** Called when the session lasts longer than this tab knew. */
	onRenewed: () => void;
	/** Called after a message of another tab: the session may be valid again, or belong to a different person. */
	onUncertain: () => void;
	/** Called when another tab has logged out. */
	onLoggedOut: () => void;
}

/** Milliseconds after which a tab that is shown again checks the session again. */
const STALE_AFTER = 60_000;

/** When the server made this page, in milliseconds since the epoch: on a public page the guard may start much later. */
const pageCreatedAt = () => performance.timeOrigin;

/**
 * Returns the status after a failed call. An unreadable answer proves a connection; no answer may mean that there is
 * none.
 */
const statusOfFailure = ( { name, status }: CallError ): SessionStatus =>
	name === 'Offline' || ( name === 'Unreadable' && status === undefined )
		? 'unreached'
		: 'unclear';

export const useTabSession = (
	{ cookie, exp, mark, now, token }: GuardProps,
	{ onRenewed, onUncertain, onLoggedOut }: Listeners
): TabSession => {
	const { checked, ended } = useDispatch( store );
	const { getEnd, isOver } = useSelect( store );
	const askedAt = useRef( pageCreatedAt() );

	const renew = ( newEnd: number ) => {
		rememberSession( newEnd );
		checked( newEnd );
		onRenewed();
	};
	const markEnded = (): SessionStatus => {
		rememberSession( 0 );
		ended();
		return 'ended';
	};
	const notifyTabs = useTabChannel( cookie, ( message ) => {
		if ( message.type === 'left' ) {
			onLoggedOut();
		} else if ( message.mark !== mark || isOver() ) {
			onUncertain();
		} else if ( message.exp > getEnd() ) {
			renew( message.exp );
		}
	} );
	const statusOf = ( session: Session ): SessionStatus => {
		if ( session.mark !== mark ) {
			markEnded();
			return 'changed';
		}
		renewNonces( session );
		renew( session.exp );
		notifyTabs( { type: 'renewed', mark, exp: session.exp } );
		return 'valid';
	};

	const follow = ( call: Promise< Session > ): Promise< SessionStatus > => {
		askedAt.current = Date.now();
		return call.then( statusOf, ( thrown ) =>
			isEnded( thrown ) ? markEnded() : statusOfFailure( thrown )
		);
	};

	useLayoutEffect( () => {
		const initialEnd = inBrowserTime( exp, now * 1000, pageCreatedAt() );
		rememberSession( initialEnd );
		checked( initialEnd );
	}, [ checked, exp, now ] );

	return {
		secondsLeft: () => getEnd() - Date.now() / 1000,
		hasEnded: isOver,
		isStale: () => Math.abs( Date.now() - askedAt.current ) > STALE_AFTER,
		fetchStatus: () => follow( checkSession( token ) ),
		extend: () => follow( checkSession( token, { extend: true } ) ),
		notifyLogout: () => {
			rememberSession( 0 );
			notifyTabs( { type: 'left' } );
		},
	};
};
