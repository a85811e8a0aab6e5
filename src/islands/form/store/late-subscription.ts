import { select, subscribe } from '@wordpress/data';
import { forms, type FormState } from '@atoll/stores';
import { afterPaint } from '../../../browser/after-paint';

type Listener = () => void;

/** Calls a listener after the store has changed; returns what unsubscribes it. */
export type Subscribe = ( listener: Listener ) => () => void;

/** What the form's behaviours show themselves; each key changes it, or each press. */
const SHOWN_BY_BEHAVIOURS = [ 'fields', 'inputs', 'loading', 'task' ] as const;

/** What React draws of a form. */
export type DrawnName = Exclude< keyof FormState, ( typeof SHOWN_BY_BEHAVIOURS )[ number ] >;

const isDrawnStateChanged = ( now: FormState, before: FormState ) =>
	Object.keys( now ).some(
		( name ) =>
			! SHOWN_BY_BEHAVIOURS.some( ( shownName ) => shownName === name ) &&
			now[ name as DrawnName ] !== before[ name as DrawnName ]
	);

/**
 * Subscribes on behalf of what may follow a frame later: first the messages beside the fields are painted, then what
 * React draws is made, and the focus moves. One subscription to the store, however many listen, and at most one call
 * of each in a frame.
 *
 * @param key The form's name in the store.
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
