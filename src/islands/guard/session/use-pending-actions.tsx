import { useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import { becomeVisitor } from '../../../api/session/page-session';
import type { GuardProps } from '../../../contract/script-data/guard-props';
import { usePendingAction, type Outcome, type PendingAction } from '../../log-in-again';
import { useInstantState } from '../../use-instant-state';
import { LoginDialog } from '../dialogs/login-dialog';
import type { Markup } from '../dialogs/markup';
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
	/** To be called when the session goes on after all: what waits is answered with `again`. */
	sessionRenewed: () => void;
	/** To be called when another person has logged in: what waits is answered with `changed`. */
	userChanged: () => void;
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
	props: GuardProps,
	session: TabSession,
	markup: Markup,
	{ onChanged, onRefused, onVisitor }: Callbacks
): PendingActions => {
	const question = useInstantState< Question | null >( null );
	const waiting = useRef< PendingAction[] >( [] );
	const isOpen = () => question.get() !== null;

	const resolveAll = ( outcome: Outcome ) => {
		if ( isOpen() ) {
			question.set( null );
		}
		const actions = waiting.current;
		waiting.current = [];
		actions.forEach( ( action ) => action.resolve( outcome ) );
	};

	const close = () => {
		const isCovered = question.get()?.isCovered;
		resolveAll( 'closed' );
		if ( isCovered ) {
			onRefused();
		}
	};

	const continueAsVisitor = () => {
		becomeVisitor();
		dropNonces();
		resolveAll( 'without' );
		onVisitor();
	};

	/** Whether the status decides it; else somebody has to be asked. */
	const resolveByStatus = ( status: SessionStatus ): boolean => {
		if ( status === 'valid' ) {
			resolveAll( 'again' );
		} else if ( status === 'changed' ) {
			onChanged();
		}
		return status === 'valid' || status === 'changed';
	};

	/** @throws When the server does not say whose session it is. */
	const confirmLogin = async () => {
		const status = await session.fetchStatus();
		if ( ! resolveByStatus( status ) ) {
			throw new Error( `The session is ${ status }` );
		}
	};

	const openDialog = ( isCovered: boolean ) => {
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
		const status = await session.fetchStatus();
		if ( status === 'unreached' ) {
			resolveAll( 'closed' );
		} else if ( ! resolveByStatus( status ) ) {
			openDialog( false );
		}
	} );

	const openQuestion = question.get();
	return {
		cover: () => openDialog( true ),
		sessionRenewed: () => isOpen() && resolveAll( 'again' ),
		userChanged: () => resolveAll( 'changed' ),
		isOpen,
		dialog: openQuestion && (
			<LoginDialog
				markup={ markup }
				url={ props.login }
				{ ...openQuestion }
				onLoggedIn={ confirmLogin }
				onWithout={ continueAsVisitor }
				onClose={ close }
			/>
		),
	};
};
