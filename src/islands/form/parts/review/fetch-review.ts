import { reviewAnswers } from '../../../../api';
import { logFault } from '../../../../browser/log-fault';
import type { Context } from '../../context';

const isText = ( entry: [ string, FormDataEntryValue ] ): entry is [ string, string ] =>
	typeof entry[ 1 ] === 'string';

/** Files that have arrived are told by their ids; what is still to be chosen need not travel for this. */
const textsIn = ( form: HTMLFormElement ) =>
	new URLSearchParams( [ ...new FormData( form ) ].filter( isText ) );

/**
 * The answers as the server would show them without a script, and mail them: words for them are nobody else's.
 *
 * @return Safe HTML; undefined when it could not be had.
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
