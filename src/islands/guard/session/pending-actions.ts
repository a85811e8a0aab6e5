import { becomeVisitor } from '../../../api/session/page-session';
import { onPendingAction, type PendingAction, type Outcome } from '../../log-in-again';
import type { OpenDialog } from '../dialogs/dialog';
import type { TabSession, SessionStatus } from './tab-session';
import { showLogin } from '../dialogs/login-dialog';
import type { Markup } from '../dialogs/markup';
import { dropNonces } from './nonces';
import type { Props } from '../props';

interface Callbacks {
	/** Somebody else is logged in. */
	onChanged: () => void;
	/** They will not log in, and the page may not be seen without. */
	onRefused: () => void;
}

/** What waits until somebody has logged in again: one dialog asks for it, however many actions wait. */
export interface PendingActions {
	/** The session has ended while nothing was waiting: asks, and covers the page meanwhile. */
	cover: () => void;
	/** The session goes on after all. */
	goOn: () => void;
	/** Another person has logged in: what waits is answered with `changed`. */
	giveUp: () => void;
	isOpen: () => boolean;
}

export const pendingActions = (
	props: Props,
	session: TabSession,
	markup: Markup,
	{ onChanged, onRefused }: Callbacks,
	signal: AbortSignal
): PendingActions => {
	let waiting: PendingAction[] = [];
	let shown: OpenDialog | undefined;
	let isCovered = false;

	const answer = ( outcome: Outcome ) => {
		shown?.close();
		shown = undefined;
		isCovered = false;
		const due = waiting;
		waiting = [];
		due.forEach( ( action ) => action.answer( outcome ) );
	};

	const close = () => {
		const mayNotSee = isCovered;
		answer( 'closed' );
		if ( mayNotSee ) {
			onRefused();
		}
	};

	const goWithout = () => {
		becomeVisitor();
		dropNonces();
		answer( 'without' );
	};

	/** Whether that settles it; else somebody has to be asked. */
	const settle = ( verdict: SessionStatus ): boolean => {
		if ( verdict === 'valid' ) {
			answer( 'again' );
		} else if ( verdict === 'changed' ) {
			onChanged();
		}
		return verdict === 'valid' || verdict === 'changed';
	};

	/** @throws When the server does not say whose session it is. */
	const goOn = async () => {
		const verdict = await session.ask();
		if ( ! settle( verdict ) ) {
			throw new Error( `The session is ${ verdict }` );
		}
	};

	const show = () => {
		const isForVisitors =
			! props.isPrivate &&
			waiting.length > 0 &&
			waiting.every( ( action ) => action.isForVisitors );
		shown ??= showLogin(
			markup,
			props.login,
			{ isForVisitors, isCovered },
			{ onLoggedIn: goOn, onWithout: goWithout, onClose: close }
		);
	};

	onPendingAction( async ( action ) => {
		waiting.push( action );
		if ( shown || waiting.length > 1 ) {
			return;
		}
		const verdict = await session.ask();
		if ( verdict === 'unreached' ) {
			answer( 'closed' );
		} else if ( ! settle( verdict ) ) {
			show();
		}
	}, signal );

	return {
		cover: () => {
			isCovered ||= ! shown;
			show();
		},
		goOn: () => shown && answer( 'again' ),
		giveUp: () => answer( 'changed' ),
		isOpen: () => !! shown,
	};
};
