import type { Extension } from './extend';
import { calendarDate } from './rules/calendar-date';
import { clockTime } from './rules/clock-time';
import { maxYear } from './rules/max-year';
import { minYear } from './rules/min-year';
import { date } from './shapes/date';
import { time } from './shapes/time';

/** For fields that ask for a day or a time. */
export const dateTime: Extension = {
	rules: { calendarDate, clockTime, maxYear, minYear },
	readers: { date, time },
};
