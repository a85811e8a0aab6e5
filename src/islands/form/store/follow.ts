import { select, subscribe } from '@wordpress/data';
import { forms, type FormState } from '@atoll/stores';
import type { Context } from '../context';

/**
 * Runs something now and, at once, whenever a property of the form is another than before.
 *
 * @param context
 * @param names   Of properties.
 * @param run     Is given the form.
 * @return What ends it.
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
