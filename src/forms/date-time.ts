import type { Extension } from './extend';
import { calendarDate } from './rules/calendar-date';
import { clockTime } from './rules/clock-time';
import { maxYear } from './rules/max-year';
import { minYear } from './rules/min-year';
import { date } from './shapes/date';
import { time } from './shapes/time';

/** The readers and rules of fields for dates and times. */
export const dateTime: Extension = {
	rules: { calendarDate, clockTime, maxYear, minYear },
	readers: { date, time },
};
