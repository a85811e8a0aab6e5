import { isReachable } from '../../api/session/is-reachable';
import { onUnreached } from '../../browser/unreached';
import { say, showStatus } from '../sending-status';

interface Props {
	/** Words of the interface, in the site's language. */
	texts: { sending: string; offline: string };
	/** Id of a form that is answered with a file: the page stays, and nothing would take the words away. */
	answeredByFile?: string;
	/** Whether the page cannot be come back to, so that it is asked first whether there is a server. */
	isOnlyHere?: boolean;
}

/** Milliseconds that a form is held back after it went: whoever has stopped it may send it then. */
const PATIENCE = 10_000;

/** Tells that a plain form is on its way, and lets it go only once; never offline. With files: `send-files`. */
export const sendOnce = ( element: HTMLElement, { answeredByFile, isOnlyHere, texts }: Props ) => {
	const sentAt = new WeakMap< HTMLFormElement, number >();
	let isAllowed = false;

	const sendIfReachable = async ( form: HTMLFormElement, button: HTMLElement | null ) => {
		isAllowed = await isReachable( location.href );
		if ( isAllowed ) {
			form.requestSubmit( button );
			isAllowed = false;
		} else {
			showStatus( form, '' );
			say( form, texts.offline );
		}
	};

	element.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		const isHeld = Date.now() - ( sentAt.get( form ) ?? 0 ) < PATIENCE;
		if ( isOnlyHere && isAllowed ) {
			return;
		}
		if ( form.getAttribute( 'aria-busy' ) === 'true' && isHeld ) {
			event.preventDefault();
		} else if ( navigator.onLine === false ) {
			// The browser would show a page of its own, and on the way back from it what was typed is gone.
			event.preventDefault();
			say( form, texts.offline );
		} else if ( form.id !== answeredByFile ) {
			sentAt.set( form, Date.now() );
			showStatus( form, texts.sending );
			// Without it, and without `requestSubmit`, which is no younger, the form would wait for good.
			if ( isOnlyHere && 'timeout' in AbortSignal ) {
				event.preventDefault();
				sendIfReachable( form, event.submitter );
			}
		}
	} );

	onUnreached( element, ( form ) => say( form, texts.offline ) );

	// There is no event for a submission that somebody has stopped, but after that they may change something.
	element.addEventListener( 'change', ( { target } ) => {
		const form = ( target as Element ).closest( 'form' );
		if ( form ) {
			showStatus( form, '' );
		}
	} );

	// Back from another page: what the browser kept is not on its way any more. A slow page shows for the first time
	// when a form of it may have been sent.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			element.querySelectorAll( 'form' ).forEach( ( form ) => showStatus( form, '' ) );
		}
	} );
};
