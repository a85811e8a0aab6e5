import { select } from '@wordpress/data';
import { useRef, useSyncExternalStore } from '@wordpress/element';
import { forms, type FormState } from '@atoll/stores';
import type { Context } from '../context';
import type { DrawnName } from './late-subscription';

/**
 * Hook that returns some properties of a form; renders again a frame after one of them has changed, not at every key.
 *
 * @param context
 * @param names   Must be the same at every call.
 */
export const useFormState = < Name extends DrawnName >(
	{ key, subscribeLate }: Context,
	names: Name[]
): Pick< FormState, Name > => {
	const last = useRef< Pick< FormState, Name > >();
	return useSyncExternalStore( subscribeLate, () => {
		const form = select( forms ).getForm( key );
		if ( ! last.current || names.some( ( name ) => last.current![ name ] !== form[ name ] ) ) {
			last.current = form;
		}
		return last.current;
	} );
};
