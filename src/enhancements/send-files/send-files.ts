import { postForm, type FormAnswer } from '../../api/post-form';
import { areReadable } from '../../browser/are-readable';
import { redirectTo } from '../../browser/session/navigate';
import { onUnreached } from '../../browser/unreached';
import { say, showStatus } from '../sending-status';

interface Texts {
	sending: string;
	offline: string;
	/** Message if there was no usable response. */
	lost: string;
	/** Message if a file can no longer be read, which otherwise looks like a lost connection. */
	unreadable: string;
	tooLarge: string;
}

interface Props {
	/** Texts of the interface, in the site's language. */
	texts: Texts;
}

const TOO_LARGE = 413;

const makeBar = ( label: string ): HTMLProgressElement => {
	const bar = document.createElement( 'progress' );
	bar.className = 'atoll-request__progress';
	bar.setAttribute( 'aria-label', label );
	return bar;
};

const fileInput = ( form: HTMLFormElement ) =>
	form.querySelector< HTMLInputElement >( '[type=file]' );

/** Shows the form as the server returned it. Files stay chosen, unless they were refused. */
const showRefused = ( form: HTMLFormElement, refused: HTMLFormElement ) => {
	const [ chosen, input ] = [ fileInput( form ), fileInput( refused ) ];
	if ( chosen && input && ! input.matches( '[aria-invalid=true]' ) ) {
		input.files = chosen.files;
	}
	form.replaceWith( refused );
	refused.querySelector< HTMLElement >( '[autofocus]' )?.focus();
};

const showRefusal = ( form: HTMLFormElement, { html, status }: FormAnswer, texts: Texts ) => {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const refused = page.getElementById( form.id );
	if ( refused instanceof HTMLFormElement && refused.querySelector( '[role=alert]' ) ) {
		document.title = page.title;
		showRefused( form, refused );
		return;
	}
	const alert = page.querySelector( '.atoll-portal [role=alert]' )?.textContent;
	say( form, status === TOO_LARGE ? texts.tooLarge : alert || texts.lost );
};

/**
 * Sends forms with files without leaving the page, since this takes minutes on a slow connection: shows the progress,
 * and keeps the files chosen if the connection is lost. The browser's error page would lose them.
 */
export const sendFiles = ( element: HTMLElement, { texts }: Props ) => {
	/** Controllers that abort the forms being sent. */
	const underWay = new WeakMap< HTMLFormElement, AbortController >();

	const send = async ( form: HTMLFormElement ) => {
		const stop = new AbortController();
		const bar = makeBar( texts.sending );
		underWay.set( form, stop );
		showStatus( form, texts.sending, [ bar ] );
		const onSent = ( share: number ) => {
			if ( share < 1 ) {
				bar.value = share;
			} else {
				bar.removeAttribute( 'value' ); // The server is checking the files.
			}
			// A person waits for this form: the guard treats input as a sign of activity.
			form.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		};
		const answer = await postForm( form, onSent, stop.signal ).catch( () => null );
		const isUnreadable = ! answer && ! ( await areReadable( fileInput( form )?.files ?? [] ) );
		if ( stop.signal.aborted ) {
			return;
		}
		if ( answer?.isTaken ) {
			redirectTo( answer.url );
			return;
		}
		underWay.delete( form );
		showStatus( form, '' );
		if ( answer ) {
			showRefusal( form, answer, texts );
		} else {
			say( form, isUnreadable ? texts.unreadable : texts.lost );
		}
	};

	element.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		event.preventDefault();
		if ( underWay.has( form ) ) {
			return;
		}
		if ( navigator.onLine === false ) {
			say( form, texts.offline );
		} else {
			send( form );
		}
	} );

	onUnreached( element, ( form ) => say( form, texts.offline ) );

	// A person who chooses other files does not want to send the former ones.
	element.addEventListener( 'change', ( { target } ) => {
		const form = ( target as Element ).closest( 'form' );
		if ( form ) {
			underWay.get( form )?.abort();
			underWay.delete( form );
			showStatus( form, '' );
		}
	} );
};
