import type { MaxRule } from '../../contract/public-definition';
import { parseNumber } from '../parse-number';
import type { Rule } from './rule';

/** A number of at most `max`, typed in `format`. */
export const max: Rule< MaxRule > = ( value, { max: most, format } ) =>
	parseNumber( value, format ) <= most;
