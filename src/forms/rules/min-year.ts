import type { MinYearRule } from '../../contract/public-definition';
import { parseDate } from '../date-format';
import type { Rule } from './rule';

/** A date in the year `min` or later. What is no date is for another rule. */
export const minYear: Rule< MinYearRule > = ( value, { format, min } ) =>
	( parseDate( value, format )?.year ?? min ) >= min;
