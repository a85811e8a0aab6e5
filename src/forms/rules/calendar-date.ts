import type { CalendarDateRule } from '../../contract/public-definition';
import { parseDate } from '../date-format';
import type { Rule } from './rule';

/** Whether a day exists, typed in `format` with two digits for day and month and four for the year (spec 5). */
export const calendarDate: Rule< CalendarDateRule > = ( value, { format } ) =>
	parseDate( value, format ) !== null;
