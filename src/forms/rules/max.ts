import type { MaxRule } from '../../contract/public-definition';
import { parseNumber } from '../parse-number';
import type { Rule } from './rule';

/** Whether a number, typed in `format`, is at most `max`. */
export const max: Rule< MaxRule > = ( value, { max: most, format } ) =>
	parseNumber( value, format ) <= most;
