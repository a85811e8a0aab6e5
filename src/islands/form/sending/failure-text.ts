import type { Failure } from '@atoll/stores';
import type { FormTexts } from '../../../contract/texts';
import { isLoginOver } from './with-session';

/** Which sentence belongs to what went wrong, by HTTP status and by the error's name. */
const SENTENCES: Record< string, keyof FormTexts > = {
	429: 'tooMany',
	404: 'gone',
	Offline: 'offline',
	TimedOut: 'timedOut',
};

/** The route is not there: another plugin or a server has taken it away, and says nothing of the form. */
const isRouteMissing = ( { code, status }: Failure ) =>
	status === 404 && ( ! code || code === 'rest_no_route' );

/**
 * What to tell about a failure. The server's own words when they are Atoll's and say what to
 * do; what other software answers is not meant for visitors.
 */
export const failureText = ( failure: Failure, texts: FormTexts ): string => {
	if ( isLoginOver( failure ) ) {
		return texts.loginOver;
	}
	const { code = '', message, name, status = 0 } = failure;
	const sentence = isRouteMissing( failure )
		? 'failed'
		: ( SENTENCES[ status ] ?? SENTENCES[ name ] );
	return ! sentence && message && status < 500 && code.startsWith( 'atoll_' )
		? message
		: texts[ sentence ?? 'failed' ];
};
