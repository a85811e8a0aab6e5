import { checkSession, isEnded, type Session } from '../../api/check-session';
import { channelOf } from './channel';
import { noteSession } from './hint';
import { renewNonces } from './nonces';
import type { Props } from './props';
import { sessionStore } from './store';

/** What the server says of the session: nothing clear, or nothing at all, when the call failed. */
export type Verdict = 'valid' | 'ended' | 'changed' | 'unclear' | 'unreached';

/** What this tab knows of the session, and how it learns more. */
export interface Known {
	/** Seconds until it ends; negative when it should have ended. */
	left: () => number;
	hasEnded: () => boolean;
	/** When the server was asked last, in milliseconds since the epoch. */
	askedAt: () => number;
	ask: ( extend?: boolean ) => Promise< Verdict >;
	/** Tells other tabs that this person has logged out. */
	sayLeft: () => void;
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
const failed = ( { name, status }: { name?: string; status?: number } ): Verdict =>
	name === 'Offline' || ( name === 'Unreadable' && status === undefined )
		? 'unreached'
		: 'unclear';

export const knownOf = (
	{ exp: until, mark, token }: Props,
	{ onRenewed, onDoubt, onLeft }: Listeners,
	signal: AbortSignal
): Known => {
	let exp = until;
	let over = false;
	let askedAt = Date.now();

	const goOn = ( later: number ) => {
		exp = later;
		over = false;
		noteSession( exp );
		sessionStore()?.checked( exp, mark );
		onRenewed();
	};
	const end = (): Verdict => {
		over = true;
		noteSession( 0 );
		sessionStore()?.ended();
		return 'ended';
	};
	const tell = channelOf( ( news ) => {
		if ( news.type === 'left' ) {
			onLeft();
		} else if ( news.mark !== mark || over ) {
			onDoubt();
		} else if ( news.exp > exp ) {
			goOn( news.exp );
		}
	}, signal );

	const judge = ( session: Session ): Verdict => {
		if ( session.mark !== mark ) {
			end();
			return 'changed';
		}
		renewNonces( session );
		goOn( session.exp );
		tell( { type: 'renewed', mark, exp } );
		return 'valid';
	};

	noteSession( exp );
	return {
		left: () => exp - Date.now() / 1000,
		hasEnded: () => over,
		askedAt: () => askedAt,
		ask: ( extend = false ) => {
			askedAt = Date.now();
			return checkSession( token, { extend } ).then( judge, ( thrown ) =>
				isEnded( thrown ) ? end() : failed( thrown )
			);
		},
		sayLeft: () => {
			noteSession( 0 );
			tell( { type: 'left', mark } );
		},
	};
};
