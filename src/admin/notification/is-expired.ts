import { date } from '@wordpress/date';
import type { Schedule } from './fields';

/**
 * Whether the time of a site notice is over.
 *
 * @param schedule
 * @param now      `2026-10-04T09:30:00` in the site's time zone, as in the schedule; the current time by default.
 */
export const isExpired = (
	{ ends }: Schedule,
	now: string = date( 'Y-m-d\\TH:i:s', undefined )
): boolean => ends !== null && ends <= now;
