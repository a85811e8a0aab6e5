import { reviewAnswers } from '../../../../api';
import { logFault } from '../../../../browser/log-fault';
import type { Context } from '../../context';

const isText = ( entry: [ string, FormDataEntryValue ] ): entry is [ string, string ] =>
	typeof entry[ 1 ] === 'string';

/** Returns the form's values without files: uploaded files are sent as ids, and others are not needed for a review. */
const textsIn = ( form: HTMLFormElement ) =>
	new URLSearchParams( [ ...new FormData( form ) ].filter( isText ) );

/**
 * Fetches the answers as the server shows them without JavaScript and in emails: only the server knows their wording.
 *
 * @return Safe HTML; undefined if it could not be fetched.
 */
export const fetchReview = async ( { markup, settings, withSession }: Context ) => {
	try {
		return await withSession( () =>
			reviewAnswers( settings?.review?.endpoint ?? '', textsIn( markup.form ) )
		);
	} catch ( thrown ) {
		logFault( thrown );
		return undefined;
	}
};
