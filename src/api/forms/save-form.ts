import type { SavedForm as Answer } from '../../contract/rest/gravity/submissions';
import type { Send } from '../call';
import { Unreadable } from '../errors';
import { postAnswers } from './post-answers';

/** A draft. */
export interface SavedForm {
	/** Token that opens the draft, as `formtoken` in the URL of its page. */
	token: string;
	/** Version to send with the next save, so that it does not overwrite another save. */
	version: string;
	/**
	 * Set if the form was saved as a separate draft: the new `gform_unique_id` that the form must continue with, to
	 * which its files were copied.
	 */
	ownKey?: string;
}

/**
 * POST gf/v2/forms/{id}/submissions with `gform_save` (spec 7): saves a draft without validation.
 *
 * @param endpoint  URL of the route, from the form's props.
 * @param answers   Values by input name, including `gform_save`.
 * @param sendFiles As in `postAnswers`.
 * @throws {Refused} Also 409 `atoll_draft_changed`: the draft was saved elsewhere since.
 * @throws {Offline|TimedOut|Unreadable} As `post`.
 */
export const saveForm = async (
	endpoint: string,
	answers: URLSearchParams | FormData,
	sendFiles?: Send
): Promise< SavedForm > => {
	const { status, data } = await postAnswers( endpoint, answers, sendFiles );
	const {
		resume_token: token,
		draft_version: version,
		gform_unique_id: ownKey,
	}: Partial< Answer > = Object( data );
	if ( ! token || status >= 400 ) {
		throw new Unreadable( `No token: ${ status }` );
	}
	return { token, version: String( version ?? '' ), ownKey };
};
