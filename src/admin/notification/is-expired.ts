import { date } from '@wordpress/date';
import type { Schedule } from './fields';

/**
 * Whether the time that a site notice shows in has passed.
 *
 * @param schedule
 * @param now      `2026-10-04T09:30:00` in the site's time zone, as the schedule has it; else this moment.
 */
export const isExpired = (
	{ ends }: Schedule,
	now: string = date( 'Y-m-d\\TH:i:s', undefined )
): boolean => ends !== null && ends <= now;
