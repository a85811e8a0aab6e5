import { useRef } from '@wordpress/element';
import { isReachable } from '../../../api/session/is-reachable';
import { announceUnreached } from '../../../browser/unreached';
import { askToLogIn } from '../../log-in-again';
import { useListener } from '../../use-listener';
import { withTimeout } from '../../with-timeout';
import { isPlainForm } from './plain-forms';
import type { SessionStatus, TabSession } from './use-tab-session';

/** Milliseconds that a form waits for the server to say whether the session goes on. */
const TIMEOUT = 3000;

/**
 * Asks for the session before a plain form of the portal is posted, since a post without one leads away from all that
 * was typed. Where it has ended, the person logs in where they are, and the form goes as it stands, with the nonce of
 * the new session. When the server does not say, it is posted as without the guard: the server decides. Where no server
 * answers at all it stays, with what was typed, which the browser's own page for that would take away.
 *
 * @param session
 * @param onChanged Somebody else is logged in; nothing is posted.
 */
export const usePlainForms = ( session: TabSession, onChanged: () => void ) => {
	const isAsking = useRef( false );
	const isPosting = useRef( false );

	const mayPost = async ( form: HTMLFormElement ): Promise< boolean > => {
		const status = await withTimeout( TIMEOUT, session.fetchStatus() ).catch(
			(): SessionStatus => 'unclear'
		);
		if ( status === 'changed' ) {
			onChanged();
			return false;
		}
		if ( status === 'unreached' && ! ( await isReachable( location.href ) ) ) {
			return ! announceUnreached( form );
		}
		return status !== 'ended' || ( await askToLogIn( false ) ) === 'again';
	};

	const post = async ( form: HTMLFormElement, button: HTMLElement | null ) => {
		isAsking.current = true;
		// The press is answered at once. Whatever lets a form go only once finds it as it was.
		const before = form.getAttribute( 'aria-busy' ) ?? 'false';
		form.setAttribute( 'aria-busy', 'true' );
		const isAllowed = await mayPost( form );
		form.setAttribute( 'aria-busy', before );
		isAsking.current = false;
		if ( isAllowed ) {
			isPosting.current = true;
			form.requestSubmit( button );
			isPosting.current = false;
		}
	};

	// Ahead of all others, who may take a form that was submitted for one that is on its way.
	useListener(
		document,
		'submit',
		( event: SubmitEvent ) => {
			const form = event.target as HTMLFormElement;
			// Safari before 16 could not post it later.
			if ( isPosting.current || ! isPlainForm( form ) || ! form.requestSubmit ) {
				return;
			}
			event.preventDefault();
			event.stopPropagation();
			if ( ! isAsking.current ) {
				post( form, event.submitter );
			}
		},
		{ capture: true }
	);
};
