import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Behaviour, Context } from './context';
import { all, listen } from './listen';
import { isChanged, type Control } from './markup';
import { keyOf } from './unique-id';

type Kept = Array< [ name: string, value: string, chosen: boolean ] >;

/**
 * Everything but passwords, which must not lie about, files, which cannot be given back, and what
 * the server hides, which is fresh in every page; of that only the key, so that nothing is stored
 * twice when only the answer got lost.
 */
const KEPT =
	'input:not([type=password], [type=file], [type=hidden]), select, textarea, [name=gform_unique_id]';

const controlsOf = ( form: HTMLFormElement ) =>
	[ ...form.querySelectorAll< Control >( KEPT ) ].filter( ( { name } ) => name !== '' );

const isChoice = ( { type }: Control ) => type === 'checkbox' || type === 'radio';

const write = ( key: string, kept: Kept | undefined ) => {
	try {
		history.replaceState( { ...history.state, [ key ]: kept }, '' );
	} catch {
		// Too much or too often for this browser: then the page is as it would be without us.
	}
};

/** The answers are sent: nobody needs them back. */
export const forgetAnswers = ( key: string ) => write( key, undefined );

const restore = ( { key, markup }: Context ) => {
	const kept: Kept = history.state?.[ key ] ?? [];
	const controls = controlsOf( markup.form ).filter( ( control ) => ! isChanged( control ) );
	kept.forEach( ( [ name, value, chosen ] ) =>
		controls
			.filter( ( control ) => control.name === name )
			.forEach( ( control ) => {
				if ( ! isChoice( control ) ) {
					control.value = value;
				} else if ( control.value === value ) {
					( control as HTMLInputElement ).checked = chosen;
				}
			} )
	);
};

/**
 * Keeps what was answered through a reload, which not every browser does: in the entry of the
 * tab's history, where it is this visit's alone and ends with it. The loader starts a form that
 * has something there at once.
 */
export const keepAnswers: Behaviour = ( context ) => {
	const { key, markup } = context;
	const save = () => {
		const controls = controlsOf( markup.form );
		if ( controls.some( isChanged ) && ! select( forms ).getForm( key ).confirmed ) {
			const kept = controls.map( ( control ): Kept[ number ] => [
				control.name,
				control.value,
				( control as HTMLInputElement ).checked,
			] );
			write( key, kept );
		}
	};
	restore( context );
	return all(
		listen( markup.form, 'change', save ),
		listen( window, 'pagehide', save ),
		listen( markup.form, 'submit', () => {
			keyOf( markup.form );
			save();
		} ),
		listen( markup.form, 'reset', () => forgetAnswers( key ) )
	);
};
