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

/** What the server says of the session: nothing clear, or nothing at all, when the call failed. */
export type SessionStatus = 'valid' | 'ended' | 'changed' | 'unclear' | 'unreached';

/** What this tab knows of the session, and how it learns more. */
export interface TabSession {
	/** Seconds until it ends; negative when it should have ended. */
	secondsLeft: () => number;
	hasEnded: () => boolean;
	/** Whether a minute has passed since the server was heard. */
	isStale: () => boolean;
	fetchStatus: () => Promise< SessionStatus >;
	/** The same, and prolongs it as far as the longest login allows. */
	extend: () => Promise< SessionStatus >;
	/** Tells other tabs that this person has logged out. */
	notifyLogout: () => void;
}

interface Listeners {
	/** It lasts longer than this tab knew. */
	onRenewed: () => void;
	/** By another tab's message the session may go on again, or be somebody else's. */
	onUncertain: () => void;
	/** Another tab has logged out. */
	onLoggedOut: () => void;
}

/** Milliseconds after which a tab that is shown again asks the server again. */
const STALE_AFTER = 60_000;

/** When the server made this page, in milliseconds since the epoch: on a public page the guard may come long after. */
const pageCreatedAt = () => performance.timeOrigin;

/** An answer that cannot be read shows that there is a connection; without any answer there may be none. */
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
