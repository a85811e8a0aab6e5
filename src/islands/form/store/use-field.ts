import { select } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { forms, type FieldState } from '@atoll/stores';
import type { Context } from '../context';

/** Hook that returns a field's state; renders again when that field changes. */
export const useField = ( { key, subscribe }: Context, id: number ): FieldState | undefined =>
	useSyncExternalStore(
		( listener ) => subscribe( 'fields', id, listener ),
		() => select( forms ).getField( key, id )
	);
