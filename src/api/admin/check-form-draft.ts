import apiFetch from '@wordpress/api-fetch';
import type { CheckDraft } from '../../contract/rest/atoll/forms-draft';

/** What visitors would get, field by field, and what has to be mended. */
export type DraftAnswer = CheckDraft[ 'response' ];

export type FormProblem = DraftAnswer[ 'problems' ][ number ];

/** What is on an editor's screen, as visitors would get it, and what is wrong with it. Stores nothing. */
export const checkFormDraft = ( draft: CheckDraft[ 'body' ] ): Promise< DraftAnswer > =>
	apiFetch< DraftAnswer >( { path: '/s1t2/v1/forms/draft', method: 'POST', data: draft } );
