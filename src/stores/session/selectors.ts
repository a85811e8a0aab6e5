import type { State } from './state';

/**
 * Whether the session counts as valid: as long as `exp` is in the future (spec 4).
 *
 * @param session
 * @param now     Seconds since the epoch.
 */
export const isValid = ( { state, exp }: State, now = Date.now() / 1000 ): boolean =>
	state === 'valid' && exp > now;

/** Whether it is known to be over; of one that nobody has asked for, nothing is known. */
export const hasEnded = ( session: State, now?: number ): boolean =>
	session.state !== 'unknown' && ! isValid( session, now );
