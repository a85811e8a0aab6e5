import { startIsland } from './start-island';
import { useListener } from './use-listener';

/** What came of asking a person to log in again. */
export type Outcome =
	/** The same person is logged in again. */
	| 'again'
	/** The person goes on as a visitor, as the page does from now on. */
	| 'without'
	/** The person closed the dialog without a login, or the page has no guard to show the dialog. */
	| 'closed'
	/** Somebody else is logged in: nothing of this page may be sent. */
	| 'changed';

/** An action that waits for a login. */
export interface PendingAction {
	/** Whether visitors may do the action too. */
	isForVisitors: boolean;
	resolve: ( outcome: Outcome ) => void;
	/** Whether the guard has taken the action. */
	isHandled?: boolean;
}

const EVENT = 'atolllogin';

/** Starts the guard of a public page, which waits until there is something to lose; resolves once it listens. */
export const wakeGuard = async () => {
	const guard = document.querySelector< HTMLElement >( '[data-island=guard]' );
	if ( guard ) {
		await startIsland( guard );
	}
};

/**
 * Asks the person to log in again, because the server refused something. Uses an event, since the guard is a separate
 * script; without a guard, the outcome is `closed` at once.
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

/** Hook that handles every pending action while its component (the guard) is rendered. */
export const usePendingAction = ( onAction: ( action: PendingAction ) => void ) =>
	useListener( window, EVENT, ( { detail }: CustomEvent< PendingAction > ) => {
		detail.isHandled = true;
		onAction( detail );
	} );
