import { callErrorOf } from '../../../api';
import type { Context } from '../context';
import { hasFiles } from './request-body';
import { isLoginOver } from './with-session';

/** Number of consecutive failures, other than of the connection, after which the browser posts the form itself. */
const MAX_FAILURES = 2;

/**
 * Whether the route seems to be broken or blocked, judged by the last failure and the number of consecutive failures. A
 * post by the browser has no timeout, as long as files may take.
 */
export const isRouteBroken = (
	{ markup }: Pick< Context, 'markup' >,
	thrown: unknown,
	failures: number
) => {
	const { name } = callErrorOf( thrown );
	return (
		( name === 'Unreadable' ||
			( name === 'Refused' && ! isLoginOver( thrown ) ) ||
			( name === 'TimedOut' && hasFiles( markup.form ) ) ) &&
		failures >= MAX_FAILURES &&
		navigator.onLine !== false
	);
};
