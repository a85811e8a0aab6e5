import { becomeVisitor } from '../../../api/session/page-session';
import { onPendingAction, type PendingAction, type Outcome } from '../../log-in-again';
import type { TabSession, SessionStatus } from './tab-session';
import { LoginDialog } from '../dialogs/login-dialog';
import type { Dialogs } from '../dialogs/outlet';
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
	{ markup, outlet }: Dialogs,
	{ onChanged, onRefused }: Callbacks,
	signal: AbortSignal
): PendingActions => {
	let waiting: PendingAction[] = [];
	let isOpen = false;
	let isCovered = false;

	const answer = ( outcome: Outcome ) => {
		if ( isOpen ) {
			isOpen = false;
			outlet.hide( 'login' );
		}
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
		if ( isOpen ) {
			return;
		}
		const isForVisitors =
			! props.isPrivate &&
			waiting.length > 0 &&
			waiting.every( ( action ) => action.isForVisitors );
		isOpen = true;
		outlet.show(
			'login',
			<LoginDialog
				markup={ markup }
				url={ props.login }
				isForVisitors={ isForVisitors }
				isCovered={ isCovered }
				onLoggedIn={ goOn }
				onWithout={ goWithout }
				onClose={ close }
			/>
		);
	};

	onPendingAction( async ( action ) => {
		waiting.push( action );
		if ( isOpen || waiting.length > 1 ) {
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
			isCovered ||= ! isOpen;
			show();
		},
		goOn: () => isOpen && answer( 'again' ),
		giveUp: () => answer( 'changed' ),
		isOpen: () => isOpen,
	};
};
