import { select, subscribe } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { forms, type FormState } from '@atoll/stores';
import type { PublicField } from '../../contract/public-definition';
import { changesIn } from './changes';
import type { Context } from './context';
import { all, listen } from './listen';
import { problemsOf } from './problems';
import { isSaidByParts } from './said-by-parts';
import { timers } from './timers';

/** Milliseconds without another answer, and what came of them is settled: it is said once, not at every key. */
const PAUSE = 1000;

/** What has something to mend that it had not before. */
const freshIn = ( before: FormState, now: FormState, { definition }: Context ) => {
	const inputs = Object.fromEntries(
		Object.entries( now.inputs ).filter(
			( [ id, message ] ) => message && message !== before.inputs[ id ]
		)
	);
	const freshOf = ( field: PublicField ) => {
		const [ old, state ] = [ before.fields[ field.id ], now.fields[ field.id ] ];
		const isOwn = state !== old && state?.errorMessage !== old?.errorMessage;
		return isOwn && ! isSaidByParts( field, state ) ? ( state?.errorMessage ?? '' ) : '';
	};
	const messages = Object.fromEntries(
		definition.fields.map( ( field ) => {
			const part = field.inputs.find( ( { id } ) => inputs[ id ] );
			return [ field.id, ( part && inputs[ part.id ] ) || freshOf( field ) ];
		} )
	);
	return { inputs, messages };
};

/** The field that somebody has just answered; a result was not. */
const answeredIn = ( before: FormState, now: FormState, { definition }: Context ) =>
	definition.fields.find(
		( { calculation, id } ) =>
			! calculation && now.fields[ id ]?.value !== before.fields[ id ]?.value
	)?.id;

/**
 * What a check has just found while the form is being filled in, to be read out: the message shows
 * beside a field that the focus has left by then, so that nobody would hear of it. Said politely
 * and once. Not an alert, which would cut short what is being read of the next field; and not what
 * stopped a submission, which the summary tells. Likewise what the answers have changed elsewhere on the page.
 */
export const useNews = ( context: Context ): string => {
	const [ news, setNews ] = useState( '' );

	useEffect( () => {
		const state = () => select( forms ).getForm( context.key );
		const due = timers();
		let last = state();
		let told = last;
		const settle = ( answered: number ) => {
			const before = told;
			told = state();
			const changes = changesIn( context, before, told, answered );
			if ( changes ) {
				setNews( changes );
			}
		};
		const stop = subscribe( () => {
			const [ before, now ] = [ last, state() ];
			last = now;
			if ( now.page !== before.page || now.confirmed ) {
				// The new page speaks for itself.
				due.clear();
				told = now;
				setNews( '' );
				return;
			}
			const answered = answeredIn( before, now, context );
			if ( answered !== undefined ) {
				due.set( 'changes', PAUSE, () => settle( answered ) );
			}
			if ( now.fields === before.fields && now.inputs === before.inputs ) {
				return;
			}
			const found =
				now.refusals === before.refusals
					? problemsOf( context, freshIn( before, now, context ), now.page )
					: [];
			setNews( found.map( ( { text } ) => text ).join( ' ' ) );
		}, forms );
		// The file is the browser's affair: the page stays, and shows nothing of it.
		const download = ( { submitter }: SubmitEvent ) => {
			if ( submitter?.dataset.atoll === 'csv' ) {
				setNews( context.definition.texts.downloadBegun );
			}
		};
		return all( due.clear, stop, listen( context.markup.form, 'submit', download ) );
	}, [ context ] );

	return news;
};
