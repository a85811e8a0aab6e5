import type { ShownForm } from '../../contract/rest/atoll/forms-show';
import { get } from '../call';
import { Unreadable } from '../errors';

export type { ShownForm };

const FIELDS = '_fields=title,form';

const isShownForm = ( answer: Partial< ShownForm > ): answer is ShownForm =>
	typeof answer.title === 'string' && typeof answer.form === 'string';

/**
 * GET s1t2/v1/forms/{id}: a form as a modal shows it.
 *
 * @param endpoint URL of the form's route.
 * @param draft    Query that names a draft, as in its link; empty for none.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `get`; Refused with 404 if the form is not open.
 */
export const getForm = async (
	endpoint: string,
	draft = ''
): Promise< Pick< ShownForm, 'title' | 'form' > > => {
	// Sites without pretty permalinks have a query in the URL already.
	const { status, data } = await get(
		`${ endpoint }${ endpoint.includes( '?' ) ? '&' : '?' }${ FIELDS }${ draft && '&' }${ draft }`
	);
	const answer: object = Object( data );
	if ( ! isShownForm( answer ) ) {
		throw new Unreadable( `Status ${ status } with an answer of another shape` );
	}
	return answer;
};
