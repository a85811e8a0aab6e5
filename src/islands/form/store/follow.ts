import { select, subscribe } from '@wordpress/data';
import { forms, type FormState } from '@atoll/stores';
import type { Context } from '../context';

/**
 * Runs a callback now, and again as soon as a property of the form changes.
 *
 * @param context
 * @param names   Names of the properties.
 * @param run     Receives the form.
 * @return Stops following.
 */
export const followForm = (
	{ key }: Context,
	names: Array< keyof FormState >,
	run: ( form: FormState ) => void
) => {
	const state = () => select( forms ).getForm( key );
	let last = state();
	run( last );
	return subscribe( () => {
		const [ before, now ] = [ last, state() ];
		last = now;
		if ( names.some( ( name ) => now[ name ] !== before[ name ] ) ) {
			run( now );
		}
	}, forms );
};
