import { callErrorOf } from '../../../api';
import type { Context } from '../context';
import { hasFiles } from './request-body';
import { isLoginOver } from './with-session';

/** After so many failures in a row that are not the connection's, the browser posts the form itself. */
const MAX_FAILURES = 2;

/**
 * Whether the route seems to be broken or blocked, by why it failed last and how often in a row. A browser has all the
 * time that files take.
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
