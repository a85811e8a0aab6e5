import { select, subscribe } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { forms, type FormState } from '@atoll/stores';
import type { PublicField } from '../../../contract/public-definition';
import type { Context } from '../context';
import { problemsOf } from '../errors/problems';
import { isReportedByParts } from '../errors/reported-by-parts';
import { combineCleanups, listen } from '../events/listen';
import { timers } from '../events/timers';

/** Milliseconds without another answer until changes are announced: once, not at every key press. */
const PAUSE = 1000;

/** Returns errors that are new, and errors that a check confirmed in the field that was answered last. */
const newErrorsIn = (
	before: FormState,
	now: FormState,
	{ definition }: Context,
	answered?: number
) => {
	const inputs = Object.fromEntries(
		Object.entries( now.inputs ).filter(
			( [ id, message ] ) => message && message !== before.inputs[ id ]
		)
	);
	const newErrorOf = ( field: PublicField ) => {
		const [ old, state ] = [ before.fields[ field.id ], now.fields[ field.id ] ];
		const isNew =
			state !== old && ( field.id === answered || state?.errorMessage !== old?.errorMessage );
		return isNew && ! isReportedByParts( field, state ) ? ( state?.errorMessage ?? '' ) : '';
	};
	const messages = Object.fromEntries(
		definition.fields.map( ( field ) => {
			const part = field.inputs.find( ( { id } ) => inputs[ id ] );
			return [ field.id, ( part && inputs[ part.id ] ) || newErrorOf( field ) ];
		} )
	);
	return { inputs, messages };
};

/** Returns the field that a person has just answered; the result of a formula is not an answer. */
const answeredIn = ( before: FormState, now: FormState, { definition }: Context ) =>
	definition.fields.find(
		( { calculation, id } ) =>
			! calculation && now.fields[ id ]?.value !== before.fields[ id ]?.value
	)?.id;

/**
 * Hook that returns the text that screen readers announce while a person fills in the form: errors that a check has
 * just found (the message appears beside a field that has lost the focus by then, where it would go unnoticed), and
 * changes that answers caused elsewhere on the page. The announcement is polite and made once: an alert would interrupt
 * the next field's label. The summary announces what stopped a submission.
 */
export const useAnnouncements = ( context: Context ): string => {
	const [ announcements, setAnnouncements ] = useState( '' );

	useEffect( () => {
		const state = () => select( forms ).getForm( context.key );
		const announcementTimers = timers();
		let last = state();
		let announced = last;
		let lastAnswered: number | undefined;
		const announceChanges = ( answered: number ) => {
			const before = announced;
			announced = state();
			const changes = context.changesIn( context, before, announced, answered );
			if ( changes ) {
				setAnnouncements( changes );
			}
		};
		const stop = subscribe( () => {
			const [ before, now ] = [ last, state() ];
			last = now;
			if ( now.page !== before.page || now.confirmed ) {
				// The new page's heading is read out when it takes the focus.
				announcementTimers.cancelAll();
				announced = now;
				setAnnouncements( '' );
				return;
			}
			const answered = answeredIn( before, now, context );
			if ( answered !== undefined ) {
				lastAnswered = answered;
				announcementTimers.set( 'changes', PAUSE, () => announceChanges( answered ) );
			}
			if ( now.fields === before.fields && now.inputs === before.inputs ) {
				return;
			}
			const problems =
				answered === undefined && now.refusals === before.refusals
					? problemsOf(
							context,
							newErrorsIn( before, now, context, lastAnswered ),
							now.page
						)
					: [];
			setAnnouncements( problems.map( ( { text } ) => text ).join( ' ' ) );
		}, forms );
		// The browser downloads the file without showing anything on the page.
		const onDownload = ( { submitter }: SubmitEvent ) => {
			if ( submitter?.dataset.atoll === 'csv' ) {
				setAnnouncements( context.definition.texts.downloadBegun );
			}
		};
		return combineCleanups(
			announcementTimers.cancelAll,
			stop,
			listen( context.markup.form, 'submit', onDownload )
		);
	}, [ context ] );

	return announcements;
};
