import { useEffect, useState } from '@wordpress/element';
import type { GuardProps } from '../../contract/script-data/guard-props';
import { useInstantState } from '../use-instant-state';
import { useListener } from '../use-listener';
import { markupOf } from './dialogs/markup';
import { pageCover } from './dialogs/page-cover';
import { UserChanged } from './dialogs/user-changed';
import { usePageAccess } from './navigation/use-page-access';
import { useReturn } from './navigation/use-return';
import { emptyForms } from './session/empty-forms';
import { useActivity } from './session/use-activity';
import { useIdle } from './session/use-idle';
import { useLogOut } from './session/use-log-out';
import { usePendingActions } from './session/use-pending-actions';
import { usePlainForms } from './session/use-plain-forms';
import { useTabSession, type SessionStatus } from './session/use-tab-session';

type IslandProps = GuardProps & { element: HTMLElement };

/**
 * The guard of a page that was made for a logged-in person, for what the server cannot see. Access itself is decided by
 * php/Portal/Access/AccessGuard. On private pages the guard starts with the page, on others once a form has something
 * to lose (src/islands/form/persistence/watch-session).
 *
 * It shows the warning before the session ends, the login dialog after that, a notice that a different person is logged
 * in (all dialogs from the server's templates), and the cover of the page.
 *
 * It listens to activity, to actions that wait for a login, to plain forms of the portal, to other tabs, to the log-out
 * button, and to the page being left and restored.
 *
 * It uses the store `session`, which forms read; its dialogs are on the stack of the store `modals` as well.
 */
const SessionGuard = ( {
	element,
	onVisitor,
	...props
}: IslandProps & { onVisitor: () => void } ) => {
	const [ markup ] = useState( () => markupOf( element ) );
	const [ cover ] = useState( () => pageCover( markup ) );
	const changed = useInstantState( false );

	const session = useTabSession( props, {
		onRenewed: () => {
			idle.check();
			pending.sessionRenewed();
		},
		onUncertain: () => access.check(),
		onLoggedOut: () => {
			emptyForms( props.mark );
			access.check();
		},
	} );
	const onChanged = () => {
		if ( ! changed.get() ) {
			pending.userChanged();
			emptyForms( props.mark );
			changed.set( true );
		}
	};
	const access = usePageAccess( props, session, cover, onChanged );
	const pending = usePendingActions( props, session, markup, {
		onChanged,
		onRefused: access.redirect,
		onVisitor,
	} );
	/** Handles a status of the session that no pending action waits for. */
	const handleStatus = ( status: SessionStatus ) => {
		if ( status === 'ended' ) {
			pending.cover();
		} else if ( status === 'changed' ) {
			onChanged();
		}
	};
	usePlainForms( session, onChanged );
	const logOut = useLogOut( props, session, cover, access );
	const idle = useIdle( props.warnSeconds, session, markup, { logOut, onEnd: handleStatus } );

	const isBusy = () => cover.isShown() || pending.isOpen() || idle.isOpen() || changed.get();
	const checkIfStale = () => {
		if ( pending.isOpen() || ( session.isStale() && ! isBusy() ) ) {
			session.fetchStatus().then( handleStatus );
		}
	};

	useReturn( { onLeave: () => cover.show( 'checking' ), onReturn: access.check } );
	useActivity( () => {
		if ( ! isBusy() && ! session.hasEnded() && props.warnSeconds > 0 ) {
			session.extend().then( handleStatus );
		}
	} );
	// A person may have logged in or out in another tab.
	useListener(
		document,
		'visibilitychange',
		() => document.visibilityState === 'visible' && checkIfStale()
	);
	useEffect( checkIfStale, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once: it may come long after the page.

	return (
		<>
			{ idle.dialog }
			{ pending.dialog }
			{ changed.get() && <UserChanged markup={ markup } page={ props.page } /> }
		</>
	);
};

/** The guard, while a person is meant to be logged in: once the page goes on as a visitor's, there is none. */
export const Guard = ( props: IslandProps ) => {
	const [ isVisitor, setVisitor ] = useState( false );
	return isVisitor ? null : <SessionGuard { ...props } onVisitor={ () => setVisitor( true ) } />;
};
