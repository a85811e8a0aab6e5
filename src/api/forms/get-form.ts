import type { ShownForm } from '../../contract/rest/atoll/forms-show';
import { get } from '../call';
import { Unreadable } from '../errors';

export type { ShownForm };

const FIELDS = '_fields=title,form';

const isShownForm = ( answer: Partial< ShownForm > ): answer is ShownForm =>
	typeof answer.title === 'string' && typeof answer.form === 'string';

/**
 * GET s1t2/v1/forms/{id}: what a modal shows of a form.
 *
 * @param endpoint Address of the form's route.
 * @param draft    Query that names a saved form, as in its link; empty for none.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `get`; Refused with 404 when it is not open.
 */
export const getForm = async (
	endpoint: string,
	draft = ''
): Promise< Pick< ShownForm, 'title' | 'form' > > => {
	// Sites without pretty permalinks have a query in the address already.
	const { status, data } = await get(
		`${ endpoint }${ endpoint.includes( '?' ) ? '&' : '?' }${ FIELDS }${ draft && '&' }${ draft }`
	);
	const answer: object = Object( data );
	if ( ! isShownForm( answer ) ) {
		throw new Unreadable( `Status ${ status } with an answer of another shape` );
	}
	return answer;
};
