import { useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useInstantState } from '../../use-instant-state';
import type { Markup } from '../dialogs/markup';
import { WarningDialog } from '../dialogs/warning-dialog';
import { usePeriodicCheck } from './use-periodic-check';
import type { SessionStatus, TabSession } from './use-tab-session';

interface Callbacks {
	logOut: () => void;
	/**
	 * Called when the time is up, or when the server says that the session has ended or belongs to a different person.
	 */
	onEnd: ( status: SessionStatus ) => void;
}

interface Idle {
	/** Call it when the session was extended or has ended. */
	check: () => void;
	isOpen: () => boolean;
	dialog: ReactElement | null;
}

/**
 * Hook that asks inactive people whether they stay, before their session ends. It asks the server first, since another
 * tab may have extended the session.
 *
 * @param warnSeconds Seconds before the end at which to ask; 0 if the person has no choice.
 */
export const useIdle = (
	warnSeconds: number,
	session: TabSession,
	markup: Markup,
	{ logOut, onEnd }: Callbacks
): Idle => {
	/** Seconds left as the warning shows them; null while it is not shown. */
	const warning = useInstantState< number | null >( null );
	const isAsking = useRef( false );
	const isTimeUp = useRef( false );

	const isOpen = () => warning.get() !== null;
	const close = () => {
		if ( isOpen() ) {
			warning.set( null );
		}
	};

	const follow = async ( call: Promise< SessionStatus > ): Promise< SessionStatus > => {
		isAsking.current = true;
		const status = await call;
		isAsking.current = false;
		if ( status === 'ended' || status === 'changed' ) {
			close();
			onEnd( status );
		}
		return status;
	};

	const extendSession = async () => {
		const status = await follow( session.extend() );
		return status === 'valid' ? session.secondsLeft() > warnSeconds : null;
	};

	const showWarning = async () => {
		await follow( session.fetchStatus() );
		if ( ! session.hasEnded() && session.secondsLeft() <= warnSeconds ) {
			warning.set( session.secondsLeft() );
			check();
		}
	};

	const endSession = async () => {
		const status = await follow( session.fetchStatus() );
		if ( ( status === 'unclear' || status === 'unreached' ) && session.secondsLeft() <= 0 ) {
			isTimeUp.current = true;
			close();
			onEnd( 'ended' );
		}
	};

	const check = usePeriodicCheck( () => {
		const secondsLeft = session.secondsLeft();
		if ( session.hasEnded() || isTimeUp.current || secondsLeft > warnSeconds ) {
			close();
			isTimeUp.current &&= secondsLeft <= 0;
			return secondsLeft > warnSeconds ? secondsLeft - warnSeconds : Infinity;
		}
		if ( isOpen() ) {
			warning.set( secondsLeft );
		}
		if ( ! isAsking.current && secondsLeft <= 0 ) {
			endSession();
		} else if ( ! isAsking.current && ! isOpen() ) {
			showWarning();
		}
		return 1;
	} );

	const warnedSeconds = warning.get();
	return {
		check,
		isOpen,
		dialog:
			warnedSeconds === null ? null : (
				<WarningDialog
					markup={ markup }
					secondsLeft={ warnedSeconds }
					extendSession={ extendSession }
					logOut={ logOut }
				/>
			),
	};
};
