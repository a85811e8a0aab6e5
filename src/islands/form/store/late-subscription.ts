import { select, subscribe } from '@wordpress/data';
import { forms, type FormState } from '@atoll/stores';
import { afterPaint } from '../../../browser/after-paint';

type Listener = () => void;

/** Calls a listener after the store has changed; returns a function that unsubscribes it. */
export type Subscribe = ( listener: Listener ) => () => void;

/** Properties that behaviours show themselves; each key press or button press changes one of them. */
const SHOWN_BY_BEHAVIOURS = [ 'fields', 'inputs', 'loading', 'task' ] as const;

/** Properties that React renders. */
export type DrawnName = Exclude< keyof FormState, ( typeof SHOWN_BY_BEHAVIOURS )[ number ] >;

const isDrawnStateChanged = ( now: FormState, before: FormState ) =>
	Object.keys( now ).some(
		( name ) =>
			! SHOWN_BY_BEHAVIOURS.some( ( shownName ) => shownName === name ) &&
			now[ name as DrawnName ] !== before[ name as DrawnName ]
	);

/**
 * Subscribes listeners that may run a frame later: first the messages beside the fields are painted, then React renders
 * and the focus moves. Makes one subscription to the store for all listeners, and calls each at most once a frame.
 *
 * @param key The form's key in the store.
 */
export const lateSubscription = ( key: string ): Subscribe => {
	const listeners = new Set< Listener >();
	const state = () => select( forms ).getForm( key );
	let last = state();
	let isScheduled = false;
	let stop: Listener | undefined;
	const notify = () => {
		isScheduled = false;
		listeners.forEach( ( listener ) => listener() );
	};
	const onStoreChange = () => {
		const [ before, now ] = [ last, state() ];
		last = now;
		if ( ! isScheduled && isDrawnStateChanged( now, before ) ) {
			isScheduled = true;
			afterPaint( notify );
		}
	};
	return ( listener ) => {
		listeners.add( listener );
		stop ??= subscribe( onStoreChange, forms );
		return () => {
			listeners.delete( listener );
			if ( listeners.size === 0 ) {
				stop?.();
				stop = undefined;
			}
		};
	};
};
