import { select } from '@wordpress/data';
import { useRef, useSyncExternalStore } from '@wordpress/element';
import { forms, type FormState } from '@atoll/stores';
import type { Context } from '../context';
import type { DrawnName } from './late-subscription';

/**
 * Some properties of a form; renders again when one of these has changed, a frame later, and not at every key stroke.
 *
 * @param context
 * @param names   The same at every call.
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
