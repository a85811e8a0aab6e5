import { select, subscribe } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { forms, type FieldState } from '@atoll/stores';
import type { Context } from './context';

type Tell = () => void;

/** What of a form somebody looks at: a field by its id, or a part of one. */
type Slice = 'fields' | 'inputs';

/** Tells those who look at single fields when these change. */
export type Watch = ( slice: Slice, id: number | string, tell: Tell ) => () => void;

const SLICES: Slice[] = [ 'fields', 'inputs' ];

/**
 * Watches a form on behalf of all its fields: one subscription to the store, however many they
 * are, so that a key stroke costs those only that it concerns.
 *
 * @param key The form's name in the store.
 */
export const watchForm = ( key: string ): Watch => {
	const told = new Map< string, Set< Tell > >();
	const state = () => select( forms ).getForm( key );
	let last = state();
	let stop: Tell | undefined;

	const compare = ( slice: Slice ) => {
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

	const check = () => {
		const changed = SLICES.flatMap( compare );
		last = state();
		changed.forEach( ( name ) => told.get( name )?.forEach( ( tell ) => tell() ) );
	};

	return ( slice, id, tell ) => {
		const name = `${ slice } ${ id }`;
		const others = told.get( name ) ?? new Set();
		told.set( name, others.add( tell ) );
		if ( ! stop ) {
			last = state();
			stop = subscribe( check, forms );
		}
		return () => {
			others.delete( tell );
			if ( others.size === 0 ) {
				told.delete( name );
			}
			if ( told.size === 0 ) {
				stop?.();
				stop = undefined;
			}
		};
	};
};

/** A field as the store has it; renders again when that field changes. */
export const useField = ( { key, watch }: Context, id: number ): FieldState | undefined =>
	useSyncExternalStore(
		( tell ) => watch( 'fields', id, tell ),
		() => select( forms ).getField( key, id )
	);

/** What a part of a field was told to mend: empty when it is content, undefined before it was checked. */
export const useInputMessage = ( { key, watch }: Context, id: string ): string | undefined =>
	useSyncExternalStore(
		( tell ) => watch( 'inputs', id, tell ),
		() => select( forms ).getForm( key ).inputs[ id ]
	);
