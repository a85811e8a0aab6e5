import { checkSession, isEnded, type Session } from '../../../api/session/check-session';
import { tabChannel } from './tab-channel';
import { rememberSession } from '../../../browser/session/remembered-session';
import { renewNonces } from './nonces';
import type { Props } from '../props';
import { dispatch, select } from '@wordpress/data';
import { session as store } from '@atoll/stores';

/** What the server says of the session: nothing clear, or nothing at all, when the call failed. */
export type SessionStatus = 'valid' | 'ended' | 'changed' | 'unclear' | 'unreached';

/** What this tab knows of the session, and how it learns more. */
export interface TabSession {
	/** Seconds until it ends; negative when it should have ended. */
	left: () => number;
	hasEnded: () => boolean;
	/** When the server was asked last, in milliseconds since the epoch. */
	askedAt: () => number;
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

/** An answer that cannot be read has come from somewhere; without one there is no way to anything. */
const failed = ( { name, status }: { name?: string; status?: number } ): SessionStatus =>
	name === 'Offline' || ( name === 'Unreadable' && status === undefined )
		? 'unreached'
		: 'unclear';

export const tabSession = (
	{ exp: until, mark, token }: Props,
	{ onRenewed, onDoubt, onLeft }: Listeners,
	signal: AbortSignal
): TabSession => {
	const { checked, ended } = dispatch( store );
	const { getEnd, isOver } = select( store );
	let askedAt = Date.now();

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
	const tell = tabChannel( ( message ) => {
		if ( message.type === 'left' ) {
			onLeft();
		} else if ( message.mark !== mark || isOver() ) {
			onDoubt();
		} else if ( message.exp > getEnd() ) {
			goOn( message.exp );
		}
	}, signal );

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

	rememberSession( until );
	checked( until, mark );
	return {
		left: () => getEnd() - Date.now() / 1000,
		hasEnded: isOver,
		askedAt: () => askedAt,
		ask: ( extend = false ) => {
			askedAt = Date.now();
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
