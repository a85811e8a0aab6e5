import { whenIdle } from '../../../browser/when-idle';
import { combineCleanups, listen } from './listen';

/**
 * @param control The control that a person entered something into.
 * @param ageMs   Milliseconds since then.
 */
type Listener = ( control: EventTarget | null, ageMs: number ) => void;

/** Listens to what a person enters into a form; returns a function that removes the listener. */
export type ListenToInput = ( listener: Listener ) => () => void;

/** Milliseconds that a busy browser may delay the listeners. */
const IDLE_TIMEOUT = 100;

/** Events before whose listeners the pending listeners of typed text are called. */
const FLUSHING_EVENTS = 'change focusout submit reset';

/** Whether text was typed and not emptied: only that may wait. Choices and scripts have no `inputType`. */
const isTyped = ( { inputType, target }: InputEvent ) =>
	!! inputType && ( target as HTMLInputElement ).value !== '';

/**
 * Returns a function that listens to what a person enters into a form. For typed text, listeners are called once the
 * browser has shown it, so that key presses are not slowed down; several keys in one control make one call.
 *
 * @param form
 * @param mayDelay Whether listeners of typed text may wait, because nothing else on the page depends on it.
 */
export const inputListeners = ( form: HTMLFormElement, mayDelay: boolean ): ListenToInput => {
	const listeners = new Set< Listener >();
	let pending: { control: EventTarget | null; at: number } | undefined;
	let cancelIdle = () => {};
	let stop = () => {};

	const flush = () => {
		cancelIdle();
		if ( pending ) {
			const { at, control } = pending;
			pending = undefined;
			listeners.forEach( ( listener ) => listener( control, Date.now() - at ) );
		}
	};

	const onInput = ( event: InputEvent ) => {
		const { target: control } = event;
		if ( pending?.control !== control ) {
			flush();
		}
		if ( ! pending ) {
			cancelIdle = whenIdle( flush, IDLE_TIMEOUT );
		}
		pending = { control, at: Date.now() };
		if ( ! mayDelay || ! isTyped( event ) ) {
			flush();
		}
	};

	return ( listener ) => {
		if ( listeners.size === 0 ) {
			stop = combineCleanups(
				listen( form, 'input', onInput ),
				listen( form, FLUSHING_EVENTS, flush, true ),
				() => cancelIdle()
			);
		}
		listeners.add( listener );
		return () => {
			listeners.delete( listener );
			if ( listeners.size === 0 ) {
				stop();
			}
		};
	};
};
