import { subscribe } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { afterPaint } from '../../../browser/after-paint';

type Listener = () => void;

/** Calls a listener after the store has changed; returns what unsubscribes it. */
export type Subscribe = ( listener: Listener ) => () => void;

/**
 * Subscribes on behalf of what may follow a frame later: first the messages beside the fields are painted, then what
 * React draws is made, and the focus moves. One subscription to the store, however many listen, and at most one call
 * of each in a frame.
 */
export const lateSubscription = (): Subscribe => {
	const listeners = new Set< Listener >();
	let isDue = false;
	let stop: Listener | undefined;
	const tell = () => {
		isDue = false;
		listeners.forEach( ( listener ) => listener() );
	};
	const plan = () => {
		if ( ! isDue ) {
			isDue = true;
			afterPaint( tell );
		}
	};
	return ( listener ) => {
		listeners.add( listener );
		stop ??= subscribe( plan, forms );
		return () => {
			listeners.delete( listener );
			if ( listeners.size === 0 ) {
				stop?.();
				stop = undefined;
			}
		};
	};
};
