import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { session as store } from '@atoll/stores';
import {
	checkSession,
	inBrowserTime,
	isEnded,
	type Session,
} from '../../../api/session/check-session';
import { rememberSession } from '../../../browser/session/remembered-session';
import type { Props } from '../props';
import { renewNonces } from './nonces';
import { useTabChannel } from './use-tab-channel';

/** What the server says of the session: nothing clear, or nothing at all, when the call failed. */
export type SessionStatus = 'valid' | 'ended' | 'changed' | 'unclear' | 'unreached';

/** What this tab knows of the session, and how it learns more. */
export interface TabSession {
	/** Seconds until it ends; negative when it should have ended. */
	left: () => number;
	hasEnded: () => boolean;
	/** Whether a minute has passed since the server was heard. */
	isStale: () => boolean;
	ask: ( extend?: boolean ) => Promise< SessionStatus >;
	/** Tells other tabs that this person has logged out. */
	tellLogout: () => void;
}

interface Listeners {
	/** It goes on, longer than it was known to. */
	onRenewed: () => void;
	/** Another tab has reason to think that it goes on again, or is somebody else's. */
	onDoubt: () => void;
	/** Another tab has logged out. */
	onLeft: () => void;
}

/** Milliseconds after which a tab that is looked at again asks anew. */
const STALE = 60_000;

/** When the server made this page, in milliseconds since the epoch: on a public page the guard may come long after. */
const madeAt = () => performance.timeOrigin;

/** An answer that cannot be read has come from somewhere; without one there is no way to anything. */
const failed = ( { name, status }: { name?: string; status?: number } ): SessionStatus =>
	name === 'Offline' || ( name === 'Unreadable' && status === undefined )
		? 'unreached'
		: 'unclear';

export const useTabSession = (
	{ cookie, exp, mark, now, token }: Props,
	{ onRenewed, onDoubt, onLeft }: Listeners
): TabSession => {
	const { checked, ended } = useDispatch( store );
	const { getEnd, isOver } = useSelect( store );
	const askedAt = useRef( madeAt() );

	const goOn = ( later: number ) => {
		rememberSession( later );
		checked( later, mark );
		onRenewed();
	};
	const end = (): SessionStatus => {
		rememberSession( 0 );
		ended();
		return 'ended';
	};
	const tell = useTabChannel( cookie, ( message ) => {
		if ( message.type === 'left' ) {
			onLeft();
		} else if ( message.mark !== mark || isOver() ) {
			onDoubt();
		} else if ( message.exp > getEnd() ) {
			goOn( message.exp );
		}
	} );
	const judge = ( session: Session ): SessionStatus => {
		if ( session.mark !== mark ) {
			end();
			return 'changed';
		}
		renewNonces( session );
		goOn( session.exp );
		tell( { type: 'renewed', mark, exp: session.exp } );
		return 'valid';
	};

	useLayoutEffect( () => {
		const first = inBrowserTime( exp, now * 1000, madeAt() );
		rememberSession( first );
		checked( first, mark );
	}, [ checked, exp, mark, now ] );

	return {
		left: () => getEnd() - Date.now() / 1000,
		hasEnded: isOver,
		isStale: () => Math.abs( Date.now() - askedAt.current ) > STALE,
		ask: ( extend = false ) => {
			askedAt.current = Date.now();
			return checkSession( token, { extend } ).then( judge, ( thrown ) =>
				isEnded( thrown ) ? end() : failed( thrown )
			);
		},
		tellLogout: () => {
			rememberSession( 0 );
			tell( { type: 'left', mark } );
		},
	};
};
