import { doAction } from './do-action';
import { logFault } from './log-fault';

/**
 * Announces a stored submission, once each, to analytics (spec 7) and other scripts. Errors of theirs do not affect the
 * form.
 *
 * Other scripts listen with `addAction( 'atoll.submitForm', 'my-plugin', ( formId ) => … )`.
 */
export const announceSubmission = ( formId: number ) => {
	const page = window as { dataLayer?: unknown };
	try {
		const layer = ( page.dataLayer ??= [] );
		if ( Array.isArray( layer ) ) {
			layer.push( { event: 'submitForm', formId } );
		}
	} catch ( thrown ) {
		logFault( thrown );
	}
	doAction( 'atoll.submitForm', formId );
};
