import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Confirmation } from '../../api';
import { settle, validateForm } from '../../forms';
import { read } from './answers';
import type { Behaviour, Context } from './context';
import { announceSubmission } from './data-layer';
import { forgetAnswers } from './keep';
import { all, listen } from './listen';
import { leaveFor, targetOf } from './redirect';
import { forgetKey, keyOf } from './unique-id';
import { foundIn } from './verdicts';

const escaped = ( text: string ) => {
	const holder = document.createElement( 'p' );
	holder.textContent = text;
	return holder.outerHTML;
};

/** Form-encoded, or multipart when files go along. */
const bodyOf = ( form: HTMLFormElement, uniqueId: string ) => {
	const data = new FormData( form );
	data.set( 'gform_unique_id', uniqueId );
	const entries = [ ...data ];
	return entries.some( ( [ , value ] ) => typeof value !== 'string' )
		? data
		: new URLSearchParams( entries as Array< [ string, string ] > );
};

const follow = ( { definition, endpoint, key }: Context, redirect: string ) => {
	const target = targetOf( redirect, endpoint );
	if ( target ) {
		leaveFor( target );
	} else {
		dispatch( forms ).confirmed( key, escaped( definition.texts.confirmation ) );
	}
};

/** What to mend in the whole form. */
const judge = ( context: Context ) =>
	foundIn(
		context.definition.fields,
		validateForm( context.definition, settle( context.definition, read( context ) ) )
	);

/** Sends what is valid, and lets the browser post it if we cannot. */
export const sendForm: Behaviour = ( context ) => {
	const { definition, endpoint, key, markup } = context;
	let announced = '';

	const conclude = ( confirmation: Confirmation | undefined, sent: string ) => {
		if ( ! confirmation ) {
			const { failure } = select( forms ).getForm( key );
			// The server kept other answers under this key; these are new ones then.
			if ( failure?.code === 'atoll_key_reused' ) {
				forgetKey( markup.form );
			}
			return;
		}
		forgetAnswers( key );
		if ( sent !== announced ) {
			announced = sent;
			announceSubmission( definition.id );
		}
		if ( confirmation.type === 'redirect' ) {
			follow( context, confirmation.redirect );
		}
	};

	const send = () => {
		const uniqueId = keyOf( markup.form );
		dispatch( forms )
			.submit( key, endpoint, bodyOf( markup.form, uniqueId ) )
			.then( ( confirmation ) => conclude( confirmation, uniqueId ) );
	};

	const take = () => {
		if ( select( forms ).getForm( key ).loading ) {
			return;
		}
		const { inputs, messages } = judge( context );
		if ( Object.values( messages ).some( Boolean ) ) {
			dispatch( forms ).refused( key, messages, [], inputs );
		} else {
			send();
		}
	};

	return all(
		listen( markup.form, 'submit', ( event ) => {
			// What throws in here leaves the form to the browser, which posts it.
			take();
			event.preventDefault();
		} ),
		// Answers that change after they were stored are another filling.
		listen( markup.form, 'input', () => {
			if ( select( forms ).getForm( key ).confirmed ) {
				forgetKey( markup.form );
			}
		} )
	);
};
