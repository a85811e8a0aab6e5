import { startIsland } from './start-island';
import { useListener } from './use-listener';

/** How somebody answered when they were asked to log in again. */
export type Outcome =
	/** The same person is logged in again. */
	| 'again'
	/** They mean to go on as a visitor, and the page does so from now on. */
	| 'without'
	/** The dialog was closed without a login, or the page has no guard to show it. */
	| 'closed'
	/** Somebody else is logged in: nothing of this page may be sent. */
	| 'changed';

/** What the guard is asked. */
export interface PendingAction {
	/** Whether a visitor may do the same. */
	isForVisitors: boolean;
	resolve: ( outcome: Outcome ) => void;
	/** Set by the guard. */
	isHandled?: boolean;
}

const EVENT = 'atolllogin';

/** Wakes the guard of a public page, which sleeps until there is something to lose; resolves when it listens. */
export const wakeGuard = async () => {
	const guard = document.querySelector< HTMLElement >( '[data-island=guard]' );
	if ( guard ) {
		await startIsland( guard );
	}
};

/**
 * Asks the person in front of the page to log in again, because something was refused. An event, since the guard is a
 * script of its own; without it the outcome is `closed` at once.
 */
export const askToLogIn = async ( isForVisitors: boolean ): Promise< Outcome > => {
	await wakeGuard();
	return new Promise( ( resolve ) => {
		const action: PendingAction = { isForVisitors, resolve };
		window.dispatchEvent( new CustomEvent( EVENT, { detail: action } ) );
		if ( ! action.isHandled ) {
			resolve( 'closed' );
		}
	} );
};

/** For the guard: takes every pending action for as long as it is rendered. */
export const usePendingAction = ( onAction: ( action: PendingAction ) => void ) =>
	useListener( window, EVENT, ( { detail }: CustomEvent< PendingAction > ) => {
		detail.isHandled = true;
		onAction( detail );
	} );
