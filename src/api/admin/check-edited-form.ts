import apiFetch from '@wordpress/api-fetch';
import type { CheckEditedForm } from '../../contract/rest/atoll/forms-draft';

/** What visitors would get, field by field, and what has to be mended. */
export type CheckedForm = CheckEditedForm[ 'response' ];

export type FormProblem = CheckedForm[ 'problems' ][ number ];

/** What is on an editor's screen, as visitors would get it, and what is wrong with it. Stores nothing. */
export const checkEditedForm = ( form: CheckEditedForm[ 'body' ] ): Promise< CheckedForm > =>
	apiFetch< CheckedForm >( { path: '/s1t2/v1/forms/draft', method: 'POST', data: form } );
