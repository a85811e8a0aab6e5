import type { State } from './state';

export const getEnd = ( { exp }: State ): number => exp;

/** Whether the server has said that the session has ended, or refused a request that needs it. */
export const isOver = ( { state }: State ): boolean => state === 'ended';

/**
 * Whether the session counts as valid: while `exp` is in the future (spec 4).
 *
 * @param session
 * @param now     Seconds since the epoch.
 */
export const isValid = ( { state, exp }: State, now = Date.now() / 1000 ): boolean =>
	state === 'valid' && exp > now;

/** Whether the session is known to have ended; before the first check, nothing is known. */
export const hasEnded = ( session: State, now?: number ): boolean =>
	session.state !== 'unknown' && ! isValid( session, now );
