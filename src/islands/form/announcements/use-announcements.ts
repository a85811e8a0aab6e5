import { select, subscribe } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { forms, type FormState } from '@atoll/stores';
import type { PublicField } from '../../../contract/public-definition';
import type { Context } from '../context';
import { problemsOf } from '../errors/problems';
import { isReportedByParts } from '../errors/reported-by-parts';
import { combineCleanups, listen } from '../events/listen';
import { timers } from '../events/timers';

/** Milliseconds without another answer until changes are announced: once, not at every key stroke. */
const PAUSE = 1000;

/** Errors that were not there before, and what a check finds once more in the field that was answered last. */
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

/** The field that somebody has just answered; the result of a formula is no answer. */
const answeredIn = ( before: FormState, now: FormState, { definition }: Context ) =>
	definition.fields.find(
		( { calculation, id } ) =>
			! calculation && now.fields[ id ]?.value !== before.fields[ id ]?.value
	)?.id;

/**
 * What a screen reader is to announce while the form is being filled in. Errors that a check has just found: the
 * message shows beside a field that the focus has left by then, so that nobody would hear of it. And what the answers
 * have changed elsewhere on the page. Politely and once: an alert would interrupt the next field's label. What stopped
 * a submission is announced by the summary.
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
				// The heading of the new page is read out as it takes the focus.
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
		// The browser downloads the file without showing anything in the page.
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
