import { whenIdle } from '../../../browser/when-idle';
import { wakeGuard } from '../../log-in-again';
import type { Behaviour } from '../context';
import { combineCleanups, listen } from '../events/listen';
import { isChanged, type Control } from '../markup/markup';
import { draftOf, entryOf } from './draft';

/** Milliseconds that a busy browser may delay the start: none of the person's actions waits for it. */
const IDLE_TIMEOUT = 1000;

/**
 * Starts the guard of a public page once the form has something to lose when the session ends: an answer, now or from
 * before, or a logged-in person's draft or entry. Until then nothing is watched, and the page costs no more than a
 * visitor's.
 */
export const watchSession: Behaviour = ( { markup } ) => {
	const { form } = markup;
	let cancelWake: ( () => void ) | undefined;
	const wake = () => {
		cancelWake ??= whenIdle( wakeGuard, IDLE_TIMEOUT );
	};
	const controls = [ ...form.querySelectorAll< Control >( 'input, select, textarea' ) ];
	if ( draftOf( markup ) || entryOf( markup ) || controls.some( isChanged ) ) {
		wake();
	}
	return combineCleanups( listen( form, 'input change', wake ), () => cancelWake?.() );
};
