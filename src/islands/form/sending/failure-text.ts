import type { Failure } from '@atoll/stores';
import type { FormTexts } from '../../../contract/texts';
import { isLoginOver } from './with-session';

/** Names of the sentences for failures, by HTTP status or error name. */
const SENTENCES: Record< string, keyof FormTexts > = {
	429: 'tooMany',
	404: 'gone',
	Offline: 'offline',
	TimedOut: 'timedOut',
};

/** Whether the route is missing: another plugin or a server has disabled it, which has nothing to do with the form. */
const isRouteMissing = ( { code, status }: Failure ) =>
	status === 404 && ( ! code || code === 'rest_no_route' );

/**
 * Returns the text to show for a failure: the server's own message if Atoll wrote it and it says what to do. Messages
 * of other software are not meant for visitors.
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
