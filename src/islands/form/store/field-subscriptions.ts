import { select, subscribe as subscribeToStore } from '@wordpress/data';
import { forms } from '@atoll/stores';

type Listener = () => void;

/** What to subscribe to: a field by its id, or the error of a part by its input's id. */
type Slice = 'fields' | 'inputs';

/** Calls a listener when a field changes; returns a function that unsubscribes it. */
export type SubscribeToField = (
	slice: Slice,
	id: number | string,
	listener: Listener
) => () => void;

const SLICES: Slice[] = [ 'fields', 'inputs' ];

/**
 * Subscribes to a form for all its fields at once: one subscription to the store, so that a key press only costs the
 * fields that it concerns.
 *
 * @param key The form's key in the store.
 */
export const fieldSubscriptions = ( key: string ): SubscribeToField => {
	const listeners = new Map< string, Set< Listener > >();
	const state = () => select( forms ).getForm( key );
	let last = state();
	let stop: Listener | undefined;

	const changedIn = ( slice: Slice ) => {
		const before: Record< string, unknown > = last[ slice ];
		const now: Record< string, unknown > = state()[ slice ];
		if ( before === now ) {
			return [];
		}
		// Removed fields have changed too.
		const gone = Object.keys( before ).filter( ( id ) => ! ( id in now ) );
		return Object.keys( now )
			.filter( ( id ) => before[ id ] !== now[ id ] )
			.concat( gone )
			.map( ( id ) => `${ slice } ${ id }` );
	};

	const onStoreChange = () => {
		const changed = SLICES.flatMap( changedIn );
		last = state();
		changed.forEach( ( name ) => listeners.get( name )?.forEach( ( listener ) => listener() ) );
	};

	return ( slice, id, listener ) => {
		const name = `${ slice } ${ id }`;
		const fieldListeners = listeners.get( name ) ?? new Set();
		listeners.set( name, fieldListeners.add( listener ) );
		if ( ! stop ) {
			last = state();
			stop = subscribeToStore( onStoreChange, forms );
		}
		return () => {
			fieldListeners.delete( listener );
			if ( fieldListeners.size === 0 ) {
				listeners.delete( name );
			}
			if ( listeners.size === 0 ) {
				stop?.();
				stop = undefined;
			}
		};
	};
};
