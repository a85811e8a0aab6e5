import type { MinYearRule } from '../../contract/public-definition';
import { parseDate } from '../date-format';
import type { Rule } from './rule';

/** Whether a date is in the year `min` or later. Another rule refuses texts that are not dates. */
export const minYear: Rule< MinYearRule > = ( value, { format, min } ) =>
	( parseDate( value, format )?.year ?? min ) >= min;
