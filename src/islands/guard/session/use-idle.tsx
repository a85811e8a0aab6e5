import { useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useInstantState } from '../../use-instant-state';
import type { Markup } from '../dialogs/markup';
import { WarningDialog } from '../dialogs/warning-dialog';
import { usePeriodicCheck } from './use-periodic-check';
import type { SessionStatus, TabSession } from './use-tab-session';

interface Callbacks {
	logOut: () => void;
	/** The time is up, or the server says that there is something else to do. */
	onEnd: ( verdict: SessionStatus ) => void;
}

interface Idle {
	/** To be called when the session goes on longer or is over. */
	look: () => void;
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
	const isUp = useRef( false );

	const isOpen = () => warning.get() !== null;
	const close = () => {
		if ( isOpen() ) {
			warning.set( null );
		}
	};

	const ask = async ( extend = false ): Promise< SessionStatus > => {
		isAsking.current = true;
		const verdict = await session.ask( extend );
		isAsking.current = false;
		if ( verdict === 'ended' || verdict === 'changed' ) {
			close();
			onEnd( verdict );
		}
		return verdict;
	};

	const stay = async () => {
		const verdict = await ask( true );
		return verdict === 'valid' ? session.left() > warnSeconds : null;
	};

	const warn = async () => {
		await ask();
		if ( ! session.hasEnded() && session.left() <= warnSeconds ) {
			warning.set( session.left() );
			look();
		}
	};

	const end = async () => {
		const verdict = await ask();
		if ( ( verdict === 'unclear' || verdict === 'unreached' ) && session.left() <= 0 ) {
			isUp.current = true;
			close();
			onEnd( 'ended' );
		}
	};

	const look = usePeriodicCheck( () => {
		const left = session.left();
		if ( session.hasEnded() || isUp.current || left > warnSeconds ) {
			close();
			isUp.current &&= left <= 0;
			return left > warnSeconds ? left - warnSeconds : Infinity;
		}
		if ( isOpen() ) {
			warning.set( left );
		}
		if ( ! isAsking.current && left <= 0 ) {
			end();
		} else if ( ! isAsking.current && ! isOpen() ) {
			warn();
		}
		return 1;
	} );

	const left = warning.get();
	return {
		look,
		isOpen,
		dialog:
			left === null ? null : (
				<WarningDialog markup={ markup } left={ left } stay={ stay } logOut={ logOut } />
			),
	};
};
