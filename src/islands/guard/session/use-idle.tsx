import { useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useInstantState } from '../../use-instant-state';
import type { Markup } from '../dialogs/markup';
import { WarningDialog } from '../dialogs/warning-dialog';
import { usePeriodicCheck } from './use-periodic-check';
import type { SessionStatus, TabSession } from './use-tab-session';

interface Callbacks {
	logOut: () => void;
	/** The time is up, or the server says that the session has ended or is somebody else's. */
	onEnd: ( status: SessionStatus ) => void;
}

interface Idle {
	/** To be called when the session goes on longer or is over. */
	check: () => void;
	isOpen: () => boolean;
	dialog: ReactElement | null;
}

/**
 * Asks people who do nothing whether they stay, before their session ends. The server is asked first, since another
 * tab may have prolonged it.
 *
 * @param warnSeconds 0 where they cannot choose.
 */
export const useIdle = (
	warnSeconds: number,
	session: TabSession,
	markup: Markup,
	{ logOut, onEnd }: Callbacks
): Idle => {
	/** Seconds that the warning says are left; null while it does not show. */
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
