import { postForm, type FormAnswer } from '../../api/post-form';
import { areReadable } from '../../browser/are-readable';
import { redirectTo } from '../../browser/session/navigate';
import { onUnreached } from '../../browser/unreached';
import { say, showStatus } from '../sending-status';

interface Texts {
	sending: string;
	offline: string;
	/** No answer came, or none that says anything. */
	lost: string;
	/** A file cannot be read any more, which looks the same. */
	unreadable: string;
	tooLarge: string;
}

interface Props {
	/** Words of the interface, in the site's language. */
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

/** Shows the form as the server answered it. Files stay chosen, unless it is they that were refused. */
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
 * Sends forms with files on the page, which takes minutes on a slow line: says how far they have come, and keeps them
 * chosen when the line is cut. The browser alone would show a page of its own, and they would have to be chosen again.
 */
export const sendFiles = ( element: HTMLElement, { texts }: Props ) => {
	/** What stops each form that is on its way. */
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
				bar.removeAttribute( 'value' ); // The server looks at them.
			}
			// Somebody waits for it: the guard takes input for a sign that they are there.
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

	// Whoever chooses other files does not want to send these.
	element.addEventListener( 'change', ( { target } ) => {
		const form = ( target as Element ).closest( 'form' );
		if ( form ) {
			underWay.get( form )?.abort();
			underWay.delete( form );
			showStatus( form, '' );
		}
	} );
};
