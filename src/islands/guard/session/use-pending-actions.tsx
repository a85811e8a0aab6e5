import { useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import { becomeVisitor } from '../../../api/session/page-session';
import { usePendingAction, type Outcome, type PendingAction } from '../../log-in-again';
import { useInstantState } from '../../use-instant-state';
import { LoginDialog } from '../dialogs/login-dialog';
import type { Markup } from '../dialogs/markup';
import type { Props } from '../props';
import { dropNonces } from './nonces';
import type { SessionStatus, TabSession } from './use-tab-session';

interface Callbacks {
	/** Somebody else is logged in. */
	onChanged: () => void;
	/** They will not log in, and the page may not be seen without. */
	onRefused: () => void;
	/** They go on as a visitor: there is no session left to watch. */
	onVisitor: () => void;
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
	dialog: ReactElement | null;
}

/** What the dialog is told when it opens. */
interface Question {
	/** Whether what they wanted may be done without a login. */
	isForVisitors: boolean;
	/** Whether the page may not be seen meanwhile. */
	isCovered: boolean;
}

export const usePendingActions = (
	props: Props,
	session: TabSession,
	markup: Markup,
	{ onChanged, onRefused, onVisitor }: Callbacks
): PendingActions => {
	const question = useInstantState< Question | null >( null );
	const waiting = useRef< PendingAction[] >( [] );
	const isOpen = () => question.get() !== null;

	const answer = ( outcome: Outcome ) => {
		if ( isOpen() ) {
			question.set( null );
		}
		const due = waiting.current;
		waiting.current = [];
		due.forEach( ( action ) => action.answer( outcome ) );
	};

	const close = () => {
		const mayNotSee = question.get()?.isCovered;
		answer( 'closed' );
		if ( mayNotSee ) {
			onRefused();
		}
	};

	const goWithout = () => {
		becomeVisitor();
		dropNonces();
		answer( 'without' );
		onVisitor();
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

	const show = ( isCovered: boolean ) => {
		if ( isOpen() ) {
			return;
		}
		const actions = waiting.current;
		const isForVisitors =
			! props.isPrivate &&
			actions.length > 0 &&
			actions.every( ( action ) => action.isForVisitors );
		question.set( { isForVisitors, isCovered } );
	};

	usePendingAction( async ( action ) => {
		waiting.current.push( action );
		if ( isOpen() || waiting.current.length > 1 ) {
			return;
		}
		const verdict = await session.ask();
		if ( verdict === 'unreached' ) {
			answer( 'closed' );
		} else if ( ! settle( verdict ) ) {
			show( false );
		}
	} );

	const asked = question.get();
	return {
		cover: () => show( true ),
		goOn: () => isOpen() && answer( 'again' ),
		giveUp: () => answer( 'changed' ),
		isOpen,
		dialog: asked && (
			<LoginDialog
				markup={ markup }
				url={ props.login }
				{ ...asked }
				onLoggedIn={ goOn }
				onWithout={ goWithout }
				onClose={ close }
			/>
		),
	};
};
