import { useRef } from '@wordpress/element';
import { isReachable } from '../../../api/session/is-reachable';
import { announceUnreached } from '../../../browser/unreached';
import { askToLogIn } from '../../log-in-again';
import { useListener } from '../../use-listener';
import { withTimeout } from '../../with-timeout';
import { isPlainForm } from './plain-forms';
import type { SessionStatus, TabSession } from './use-tab-session';

/** Milliseconds that a form waits for the server to say whether the session is valid. */
const TIMEOUT = 3000;

/**
 * Hook that checks the session before a plain form of the portal is posted, since a post without a session loses
 * everything that was typed. If the session has ended, the person logs in without leaving the page, and the form is
 * posted with the new session's nonce. If the server's answer is unclear, the form is posted as without the guard, and
 * the server decides. If the server cannot be reached, the form stays as it is: the browser's error page would lose it.
 *
 * @param session
 * @param onChanged Called when a different person is logged in; nothing is posted.
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
		// Shows at once that the form is busy. The attribute is restored for code that lets a form be sent only once.
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

	// Before all other listeners, which may assume that a submitted form is being sent.
	useListener(
		document,
		'submit',
		( event: SubmitEvent ) => {
			const form = event.target as HTMLFormElement;
			// Safari before 16 cannot post the form later (it lacks requestSubmit).
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
