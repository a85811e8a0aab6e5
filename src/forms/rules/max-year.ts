import type { MaxYearRule } from '../../contract/public-definition';
import { parseDate } from '../date-format';
import type { Rule } from './rule';

/** A date in the year `max` or earlier. What is no date is for another rule. */
export const maxYear: Rule< MaxYearRule > = ( value, { format, max } ) =>
	( parseDate( value, format )?.year ?? max ) <= max;
