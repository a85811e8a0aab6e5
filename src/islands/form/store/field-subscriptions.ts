import { select, subscribe as subscribeToStore } from '@wordpress/data';
import { forms } from '@atoll/stores';

type Listener = () => void;

/** What can be subscribed to: a field by its id, or the error of a part of one. */
type Slice = 'fields' | 'inputs';

/** Calls a listener when one field changes; returns what unsubscribes it. */
export type SubscribeToField = (
	slice: Slice,
	id: number | string,
	listener: Listener
) => () => void;

const SLICES: Slice[] = [ 'fields', 'inputs' ];

/**
 * Subscribes to a form on behalf of all its fields: one subscription to the store, however many they
 * are, so that a key stroke costs those only that it concerns.
 *
 * @param key The form's name in the store.
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
		// What is gone has changed too.
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
