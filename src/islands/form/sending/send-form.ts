import { dispatch, select } from '@wordpress/data';
import { forms, type Failure } from '@atoll/stores';
import { submitForm } from '../../../api';
import { announceSubmission } from '../../../browser/announce-submission';
import type { InputName } from '../../../contract/input-names';
import type { ResolvedAnswers } from '../../../forms';
import { removeAnswers } from '../../answers-storage';
import { followConfirmation } from '../confirmation/follow-confirmation';
import type { Behaviour, Context } from '../context';
import { combineCleanups, listen } from '../events/listen';
import { isRouteBroken } from './broken-route';
import { elapsed } from './elapsed';
import { askGates, hasGates } from './gates';
import { postNatively } from './post-natively';
import { prepareRetry } from './prepare-retry';
import { pressedButton } from './pressed-button';
import { bodyOf } from './request-body';
import { forgetUniqueId, uniqueIdOf } from './unique-id';

/** Sends the form as without JavaScript: the server then responds with a page. */
const sendNatively = async ( context: Context, failure: Failure ) => {
	if ( ! ( await postNatively( context ) ) ) {
		dispatch( forms ).failed( context.key, failure );
	}
};

/** @return Sends the current answers. */
const sendingOf = ( context: Context, elapsedTime: () => string ) => {
	const { definition, endpoint, key, markup } = context;
	let announcedId = '';

	/** Announces each submission to other scripts once, however often it is sent. */
	const announce = ( uniqueId: string ) => {
		removeAnswers( context );
		if ( uniqueId !== announcedId ) {
			announcedId = uniqueId;
			announceSubmission( definition.id );
		}
	};

	return () => {
		const uniqueId = uniqueIdOf( markup );
		// A gate may put a captcha's token into the form.
		const attempt = async () =>
			( hasGates( markup.form ) && ( await askGates( markup.form, 'submit' ) ) ) ||
			submitForm(
				endpoint,
				bodyOf( markup.form, {
					gform_unique_id: uniqueId,
					atoll_elapsed: elapsedTime(),
				} satisfies Partial< Record< InputName, string > > ),
				context.sendFiles
			);
		dispatch( forms )
			.submit(
				key,
				() => context.withSession( attempt ),
				() => sendNatively( context, { name: 'Offline' } )
			)
			.then( ( confirmation ) =>
				confirmation
					? followConfirmation( context, confirmation, () => announce( uniqueId ) )
					: prepareRetry( context )
			);
	};
};

/** Sends valid answers, and lets the browser post the form if the island cannot. */
export const sendForm: Behaviour = ( context ) => {
	const { definition, key, markup } = context;
	const [ elapsedTime, stopCounting ] = elapsed( markup.form );
	const send = sendingOf( context, elapsedTime );

	const submit = ( resolved: ResolvedAnswers ) => {
		const { failure, failures, loading } = select( forms ).getForm( key );
		if ( loading ) {
			return;
		}
		const { inputs, messages } = context.validate( resolved );
		if ( resolved.hidesSubmit ) {
			dispatch( forms ).refused( key, {}, [ definition.texts.noWayOn ] );
		} else if ( Object.values( messages ).some( Boolean ) ) {
			dispatch( forms ).refused( key, messages, [], inputs );
		} else if ( failure && isRouteBroken( context, failure, failures ) ) {
			sendNatively( context, failure );
		} else {
			send();
		}
	};

	return combineCleanups(
		stopCounting,
		listen< SubmitEvent >( markup.form, 'submit', ( event ) => {
			const resolved = context.resolve( event );
			if ( pressedButton( event, context, resolved ) === 'submit' ) {
				// If this throws, the event is not prevented and the browser posts the form.
				submit( resolved );
				event.preventDefault();
			}
		} ),
		// Answers that change after the form was stored are a new submission.
		context.listenToInput( () => {
			if ( select( forms ).getForm( key ).confirmed ) {
				forgetUniqueId( markup );
				dispatch( forms ).reopened( key );
			}
		} )
	);
};
