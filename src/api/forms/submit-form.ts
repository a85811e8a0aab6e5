import type {
	InvalidSubmission,
	MessageConfirmation,
	RedirectConfirmation,
} from '../../contract/rest/gravity/submissions';
import type { Send } from '../call';
import { Invalid, Unreadable } from '../errors';
import { postAnswers } from './post-answers';

/** What happens after a submission was stored (spec 3). */
export type Confirmation =
	{ type: 'message'; message: string } | { type: 'redirect'; redirect: string };

const isInvalid = ( answer: Partial< InvalidSubmission > ): answer is InvalidSubmission =>
	answer.is_valid === false && typeof answer.validation_messages === 'object';

const confirmationOf = (
	answer: Partial< MessageConfirmation > | Partial< RedirectConfirmation >
): Confirmation | undefined => {
	if ( answer.confirmation_type === 'redirect' && answer.confirmation_redirect ) {
		return { type: 'redirect', redirect: answer.confirmation_redirect };
	}
	return answer.confirmation_type === 'message' && answer.confirmation_message !== undefined
		? { type: 'message', message: answer.confirmation_message }
		: undefined;
};

/**
 * POST gf/v2/forms/{id}/submissions (spec 7). The same `gform_unique_id` never creates a second entry.
 *
 * @param endpoint  URL of the route, from the form's props.
 * @param answers   Values by input name.
 * @param sendFiles As in `postAnswers`.
 * @throws {Invalid} The server's error messages by field.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`.
 */
export const submitForm = async (
	endpoint: string,
	answers: URLSearchParams | FormData,
	sendFiles?: Send
): Promise< Confirmation > => {
	const { status, data } = await postAnswers( endpoint, answers, sendFiles );
	const answer: object = Object( data );
	if ( isInvalid( answer ) ) {
		throw new Invalid( answer.validation_messages as Record< string, string > );
	}
	const confirmation = confirmationOf( answer );
	if ( ! confirmation || status >= 400 ) {
		throw new Unreadable( `Status ${ status } with an answer of another shape` );
	}
	return confirmation;
};
