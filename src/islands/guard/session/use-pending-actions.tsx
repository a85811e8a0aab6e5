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
	/** Called when a different person is logged in. */
	onChanged: () => void;
	/** Called when the person does not log in and the page may not be seen without a login. */
	onRefused: () => void;
	/** Called when the person goes on as a visitor: there is no session left to watch. */
	onVisitor: () => void;
}

/** The actions that wait for a login: one dialog asks for it, however many actions wait. */
export interface PendingActions {
	/** The session has ended while no action was waiting: asks for a login and covers the page meanwhile. */
	cover: () => void;
	/** Call it when the session goes on after all: waiting actions get the outcome `again`. */
	sessionRenewed: () => void;
	/** Call it when a different person has logged in: waiting actions get the outcome `changed`. */
	userChanged: () => void;
	isOpen: () => boolean;
	dialog: ReactElement | null;
}

/** What the dialog needs to know when it opens. */
interface Question {
	/** Whether a visitor may do the action without a login. */
	isForVisitors: boolean;
	/** Whether the page is covered meanwhile. */
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

	/** Returns whether the status decides the outcome; if not, the person has to be asked. */
	const resolveByStatus = ( status: SessionStatus ): boolean => {
		if ( status === 'valid' ) {
			resolveAll( 'again' );
		} else if ( status === 'changed' ) {
			onChanged();
		}
		return status === 'valid' || status === 'changed';
	};

	/** @throws If the server does not say who is logged in. */
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
