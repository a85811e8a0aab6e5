import { select, subscribe } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { forms, type FormState } from '@atoll/stores';
import type { Context } from './context';
import { problemsOf } from './problems';

/** What has something to mend that it had not before. */
const freshIn = ( before: FormState, now: FormState, { definition }: Context ) => {
	const inputs = Object.fromEntries(
		Object.entries( now.inputs ).filter(
			( [ id, message ] ) => message && message !== before.inputs[ id ]
		)
	);
	const isFresh = ( id: number ) => {
		const [ old, field ] = [ before.fields[ id ], now.fields[ id ] ];
		return field !== old && field?.errorMessage && field.errorMessage !== old?.errorMessage;
	};
	const fresh = definition.fields.filter(
		( field ) => isFresh( field.id ) || field.inputs.some( ( { id } ) => inputs[ id ] )
	);
	const messages = Object.fromEntries(
		fresh.map( ( { id } ) => [ id, now.fields[ id ]?.errorMessage ?? '' ] )
	);
	return { inputs, messages };
};

/**
 * What a check has just found while the form is being filled in, to be read out: the message shows
 * beside a field that the focus has left by then, so that nobody would hear of it. Said politely
 * and once. Not an alert, which would cut short what is being read of the next field; and not what
 * stopped a submission, which the summary tells.
 */
export const useNews = ( context: Context ): string => {
	const [ news, setNews ] = useState( '' );

	useEffect( () => {
		const state = () => select( forms ).getForm( context.key );
		let last = state();
		return subscribe( () => {
			const [ before, now ] = [ last, state() ];
			last = now;
			if ( now.fields === before.fields && now.inputs === before.inputs ) {
				return;
			}
			const found =
				now.refusals === before.refusals
					? problemsOf( context, freshIn( before, now, context ), now.page )
					: [];
			setNews( found.map( ( { text } ) => text ).join( ' ' ) );
		}, forms );
	}, [ context ] );

	return news;
};
