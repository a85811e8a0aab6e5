import type { MaxYearRule } from '../../contract/public-definition';
import { parseDate } from '../date-format';
import type { Rule } from './rule';

/** Whether a date is in the year `max` or earlier. Another rule refuses texts that are not dates. */
export const maxYear: Rule< MaxYearRule > = ( value, { format, max } ) =>
	( parseDate( value, format )?.year ?? max ) <= max;
