/** How somebody answered when they were asked to log in again. */
export type Outcome =
	/** The same person is logged in again. */
	| 'again'
	/** They mean to go on as a visitor, and the page does so from now on. */
	| 'without'
	/** Not now, or there is nobody to ask. */
	| 'closed'
	/** Somebody else is logged in: nothing of this page may be sent. */
	| 'changed';

/** What the guard is asked. */
export interface PendingAction {
	/** Whether a visitor may do the same. */
	isForVisitors: boolean;
	answer: ( outcome: Outcome ) => void;
	/** Set by the guard. */
	isTaken?: boolean;
}

const EVENT = 'atolllogin';

/**
 * Asks the person in front of the page to log in again, because something was refused. An event, since the guard is a
 * script of its own; a page without it answers at once.
 */
export const askToLogIn = ( isForVisitors: boolean ): Promise< Outcome > =>
	new Promise( ( answer ) => {
		const action: PendingAction = { isForVisitors, answer };
		window.dispatchEvent( new CustomEvent( EVENT, { detail: action } ) );
		if ( ! action.isTaken ) {
			answer( 'closed' );
		}
	} );

/** For the guard: takes every pending action until the signal aborts. */
export const onPendingAction = ( take: ( wish: PendingAction ) => void, signal: AbortSignal ) =>
	window.addEventListener(
		EVENT,
		( { detail }: CustomEventInit< PendingAction > ) => {
			detail!.isTaken = true;
			take( detail! );
		},
		{ signal }
	);
