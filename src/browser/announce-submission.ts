import { doAction } from './do-action';

/**
 * Tells analytics (spec 7) and other scripts of a stored submission: of each filling once.
 *
 * `addAction( 'atoll.submitForm', 'my-plugin', ( formId ) => … )` hears of it too.
 */
export const announceSubmission = ( formId: number ) => {
	const page = window as { dataLayer?: object[] };
	( page.dataLayer ??= [] ).push( { event: 'submitForm', formId } );
	doAction( 'atoll.submitForm', formId );
};
