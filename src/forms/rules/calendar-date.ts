import type { CalendarDateRule } from '../../contract/public-definition';
import { parseDate } from '../date-format';
import type { Rule } from './rule';

/** A day of the calendar, written in `format` with two digits for day and month and four for the year (spec 5). */
export const calendarDate: Rule< CalendarDateRule > = ( value, { format } ) =>
	parseDate( value, format ) !== null;
