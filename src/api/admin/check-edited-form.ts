import apiFetch from '@wordpress/api-fetch';
import type { CheckEditedForm } from '../../contract/rest/atoll/forms-draft';

/** The form as visitors would get it, field by field, and its errors. */
export type CheckedForm = CheckEditedForm[ 'response' ];

export type FormProblem = CheckedForm[ 'problems' ][ number ];

/** Checks a form on the editor's screen: returns it as visitors would get it, with its errors. Stores nothing. */
export const checkEditedForm = ( form: CheckEditedForm[ 'body' ] ): Promise< CheckedForm > =>
	apiFetch< CheckedForm >( { path: '/s1t2/v1/forms/draft', method: 'POST', data: form } );
