import type { ReviewedAnswers } from '../../contract/rest/gravity/submissions-review';
import { post } from '../call';
import { Unreadable } from '../errors';

/**
 * POST gf/v2/forms/{id}/submissions/review: the answers as a person reviews them.
 *
 * @param endpoint URL of the route, from the form's props.
 * @param answers  Values by input name.
 * @return HTML that the server has escaped.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`.
 */
export const reviewAnswers = async (
	endpoint: string,
	answers: URLSearchParams
): Promise< string > => {
	const { data } = await post( endpoint, answers );
	const { review }: Partial< ReviewedAnswers > = Object( data );
	if ( typeof review !== 'string' ) {
		throw new Unreadable( 'The answer has no review' );
	}
	return review;
};
