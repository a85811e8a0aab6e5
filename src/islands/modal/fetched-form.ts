import { getForm, type ShownForm } from '../../api';
import { pageSession } from '../../api/session/page-session';
import { BEGIN_NEW } from './begin-new';
import { resumeQuery } from './resume';
import { endpointOf, loadSheets } from './shell';

/** What the server shows of a form. */
export type FetchedForm = Pick< ShownForm, 'title' | 'form' >;

/** A form as the server shows it, fetched once until another showing of it is wanted. */
export const fetchedForm = ( form: number ) => {
	/** Empty for what the server shows without one. */
	let query = resumeQuery( form );
	let fetched: Promise< FetchedForm > | undefined;

	return {
		fetch: (): Promise< FetchedForm > =>
			( fetched ??= Promise.all( [ getForm( endpointOf( form ), query ), loadSheets() ] )
				.then( ( [ loadedForm ] ) => loadedForm )
				.catch( ( thrown ) => {
					fetched = undefined; // The next click tries again.
					throw thrown;
				} ) ),
		/** Fetches an empty form next, in the place of the entry that was shown. */
		beginNew: () => {
			query = BEGIN_NEW;
			fetched = undefined;
		},
		/** A saved form is continued once, and whoever is logged in may have sent an entry by then. */
		forgetPersonal: () => {
			if ( query || pageSession() ) {
				query = '';
				fetched = undefined;
			}
		},
	};
};
