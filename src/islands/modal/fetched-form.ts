import { getForm, type ShownForm } from '../../api';
import { pageSession } from '../../api/session/page-session';
import { BEGIN_NEW } from './begin-new';
import { resumeQuery } from './resume';
import { endpointOf, loadSheets } from './shell';

/** A form as the server renders it. */
export type FetchedForm = Pick< ShownForm, 'title' | 'form' >;

/** Fetches the server's rendering of a form, once until a new rendering is needed. */
export const fetchedForm = ( form: number ) => {
	/** The query for a draft or entry; empty for an empty form. */
	let query = resumeQuery( form );
	let fetched: Promise< FetchedForm > | undefined;

	return {
		fetch: (): Promise< FetchedForm > =>
			( fetched ??= Promise.all( [ getForm( endpointOf( form ), query ), loadSheets() ] )
				.then( ( [ loadedForm ] ) => loadedForm )
				.catch( ( thrown ) => {
					fetched = undefined; // So that the next click tries again.
					throw thrown;
				} ) ),
		/** Makes the next fetch return an empty form, in place of the entry that was shown. */
		beginNew: () => {
			query = BEGIN_NEW;
			fetched = undefined;
		},
		/**
		 * Forgets a rendered draft or entry: a draft is resumed once, and a logged-in person may have sent the entry
		 * since.
		 */
		forgetPersonal: () => {
			if ( query || pageSession() ) {
				query = '';
				fetched = undefined;
			}
		},
	};
};
