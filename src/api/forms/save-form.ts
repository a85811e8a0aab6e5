import type { SavedForm as Answer } from '../../contract/rest/gravity/submissions';
import type { Send } from '../call';
import { Unreadable } from '../errors';
import { postAnswers } from './post-answers';

/** A form that was put aside. */
export interface SavedForm {
	/** Opens it again, as `formtoken` of its page's address. */
	token: string;
	/** To be sent with the next save, so that it does not overwrite another's. */
	version: string;
	/**
	 * Set where the form was saved apart from another: the new `gform_unique_id` that it must go on with, and that has
	 * copies of its files.
	 */
	ownKey?: string;
}

/**
 * POST gf/v2/forms/{id}/submissions with `gform_save` (spec 7): nothing is validated.
 *
 * @param endpoint  Address of the route, from the form's props.
 * @param answers   Input names to values, `gform_save` among them.
 * @param sendFiles As of `postAnswers`.
 * @throws {Refused} Also 409 `atoll_draft_changed`: somebody has saved it since.
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
