import { isReachable } from '../../api/session/is-reachable';
import { onUnreached } from '../../browser/unreached';
import { say, showStatus } from '../sending-status';

interface Props {
	/** Texts of the interface, in the site's language. */
	texts: { sending: string; offline: string };
	/** Id of a form that is answered with a file: the page stays, and nothing would remove the status. */
	answeredByFile?: string;
	/** Whether the page cannot be returned to, so that the server's availability is checked first. */
	isOnlyHere?: boolean;
}

/** Milliseconds that a sent form is blocked: a person who has stopped it may send it again after that. */
const PATIENCE = 10_000;

/** Shows that a plain form is being sent, and lets it be sent only once; never offline. With files: `send-files`. */
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
			// The browser would show an error page, and what was typed would be lost on the way back.
			event.preventDefault();
			say( form, texts.offline );
		} else if ( form.id !== answeredByFile ) {
			sentAt.set( form, Date.now() );
			showStatus( form, texts.sending );
			// Without this timeout (and `requestSubmit`, which is as old), the form would wait forever.
			if ( isOnlyHere && 'timeout' in AbortSignal ) {
				event.preventDefault();
				sendIfReachable( form, event.submitter );
			}
		}
	} );

	onUnreached( element, ( form ) => say( form, texts.offline ) );

	// There is no event if a person stops the submission, but they may change a field after that.
	element.addEventListener( 'change', ( { target } ) => {
		const form = ( target as Element ).closest( 'form' );
		if ( form ) {
			showStatus( form, '' );
		}
	} );

	// A page that the browser restores is not being sent any more. A slow page is first shown when a form of it may
	// have been sent already.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			element.querySelectorAll( 'form' ).forEach( ( form ) => showStatus( form, '' ) );
		}
	} );
};
