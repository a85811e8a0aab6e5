import { whenIdle } from '../../../browser/when-idle';
import { all, listen } from './listen';

/**
 * Is told what something was put into.
 *
 * @param control
 * @param late    Milliseconds since then.
 */
type Listener = ( control: EventTarget | null, late: number ) => void;

/** Listens to what is put into a form; returns what ends it. */
export type ListenToInput = ( listener: Listener ) => () => void;

/** Milliseconds that a browser may be busy with other things. */
const PATIENCE = 100;

/** Whoever hears of these has heard of all that was typed. */
const SOONER = 'change focusout submit reset';

/** A text that somebody types and has not emptied: only that may wait. A choice, or a script, names no kind of input. */
const isTyped = ( { inputType, target }: InputEvent ) =>
	!! inputType && ( target as HTMLInputElement ).value !== '';

/**
 * Tells of what is put into a form: of what is typed once the browser has shown it, since a key waits for nothing but
 * itself. Several keys in one control are told of once.
 *
 * @param form
 * @param waits Whether what is typed may wait, because nothing else shows by it.
 */
export const inputListeners = ( form: HTMLFormElement, waits: boolean ): ListenToInput => {
	const listeners = new Set< Listener >();
	let typed: { control: EventTarget | null; at: number } | undefined;
	let callOff = () => {};
	let stop = () => {};

	const tellTyped = () => {
		callOff();
		if ( typed ) {
			const { at, control } = typed;
			typed = undefined;
			listeners.forEach( ( listener ) => listener( control, Date.now() - at ) );
		}
	};

	const hear = ( event: InputEvent ) => {
		const { target: control } = event;
		if ( typed?.control !== control ) {
			tellTyped();
		}
		if ( ! typed ) {
			callOff = whenIdle( tellTyped, PATIENCE );
		}
		typed = { control, at: Date.now() };
		if ( ! waits || ! isTyped( event ) ) {
			tellTyped();
		}
	};

	return ( listener ) => {
		if ( listeners.size === 0 ) {
			stop = all(
				listen( form, 'input', hear ),
				listen( form, SOONER, tellTyped, true ),
				() => callOff()
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
