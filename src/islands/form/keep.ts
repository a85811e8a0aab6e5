import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Behaviour, Context } from './context';
import { DRAFT_INPUTS, draftOf } from './draft';
import { forget, keep, recall, type Kept } from './kept';
import { all, listen } from './listen';
import { isChanged, type Control } from './markup';
import { keyOf } from './unique-id';

/** Milliseconds that a crash may cost of what is being typed. */
const BEHIND = 1000;

/**
 * Everything but passwords, which must not lie about, files, which cannot be given back, and what
 * the server hides, which is fresh in every page; of that only the key, so that nothing is stored
 * twice when only the answer got lost, and the draft that the form has become.
 */
const KEPT = `input:not([type=password], [type=file], [type=hidden]), select, textarea, [name=gform_unique_id], ${ DRAFT_INPUTS }`;

const controlsOf = ( form: HTMLFormElement ) =>
	[ ...form.querySelectorAll< Control >( KEPT ) ].filter( ( { name } ) => name !== '' );

const isChoice = ( { type }: Control ) => type === 'checkbox' || type === 'radio';

/** The answers are sent: nobody needs them back. */
export const forgetAnswers = forget;

/** Asked before anything is restored: the draft is the one that the server printed. */
const ownerOf = ( { markup, settings }: Context ) => ( {
	mark: ( settings?.owner as { mark?: string } | undefined )?.mark ?? '',
	draft: draftOf( markup.form ),
} );

const restore = ( { markup }: Context, kept: Kept ) => {
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
 * Keeps what was answered through a reload, a crash and a way round by other pages, for as long as
 * the tab is open, for the same person only, and at most a second behind. The loader starts a form
 * that has something in the history entry at once.
 */
export const keepAnswers: Behaviour = ( context ) => {
	const { key, markup } = context;
	const owner = ownerOf( context );
	let timer: ReturnType< typeof setTimeout > | undefined;
	const stop = () => {
		clearTimeout( timer );
		timer = undefined;
	};
	const save = () => {
		stop();
		const controls = controlsOf( markup.form );
		if ( controls.some( isChanged ) && ! select( forms ).getForm( key ).confirmed ) {
			const kept = controls.map( ( control ): Kept[ number ] => [
				control.name,
				control.value,
				( control as HTMLInputElement ).checked,
			] );
			keep( key, owner, kept );
		}
	};
	restore( context, recall( key, owner ) );
	return all(
		stop,
		listen( markup.form, 'input', () => {
			timer ??= setTimeout( save, BEHIND );
		} ),
		listen( markup.form, 'change', save ),
		listen( window, 'pagehide', save ),
		listen( markup.form, 'submit', () => {
			keyOf( markup.form );
			save();
		} ),
		listen( markup.form, 'reset', () => {
			stop();
			forgetAnswers( key );
		} )
	);
};
