import { whenIdle } from '../../../browser/when-idle';
import { combineCleanups, listen } from './listen';

/**
 * @param control That something was put into.
 * @param ageMs   Milliseconds since then.
 */
type Listener = ( control: EventTarget | null, ageMs: number ) => void;

/** Listens to what is put into a form; returns what ends it. */
export type ListenToInput = ( listener: Listener ) => () => void;

/** Milliseconds that a browser may be busy with other things. */
const IDLE_TIMEOUT = 100;

/** Before the listeners of these events are called, those of what was typed are. */
const FLUSHING_EVENTS = 'change focusout submit reset';

/** A text that somebody types and has not emptied: only that may wait. A choice, or a script, has no `inputType`. */
const isTyped = ( { inputType, target }: InputEvent ) =>
	!! inputType && ( target as HTMLInputElement ).value !== '';

/**
 * Calls its listeners for what is put into a form: for what is typed once the browser has shown it, so that a key is
 * not slowed down. Several keys in one control make one call.
 *
 * @param form
 * @param mayDelay Whether what is typed may wait, because nothing else on the page depends on it.
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
