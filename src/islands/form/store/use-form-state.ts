import { useSelect } from '@wordpress/data';
import { forms, type FormState } from '@atoll/stores';
import type { Context } from '../context';

/**
 * Some properties of a form; renders again when one of these changes, not at every key stroke.
 *
 * @param context
 * @param names   The same at every call.
 */
export const useFormState = < Name extends keyof FormState >(
	{ key }: Context,
	names: Name[]
): Pick< FormState, Name > =>
	useSelect(
		( select ) => {
			const form = select( forms ).getForm( key );
			// An object whose properties are the same counts as the same.
			return Object.fromEntries( names.map( ( name ) => [ name, form[ name ] ] ) );
		},
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The names are the same at every call.
		[ key ]
	) as Pick< FormState, Name >;
