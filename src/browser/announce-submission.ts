import { doAction } from './do-action';
import { logFault } from './log-fault';

/**
 * Tells analytics (spec 7) and other scripts of a stored submission: of each filling once. What they throw is theirs: the
 * form goes on.
 *
 * `addAction( 'atoll.submitForm', 'my-plugin', ( formId ) => … )` hears of it too.
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
