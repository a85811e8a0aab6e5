import type { MinRule } from '../../contract/public-definition';
import { parseNumber } from '../parse-number';
import type { Rule } from './rule';

/** Whether a number, typed in `format`, is at least `min`. */
export const min: Rule< MinRule > = ( value, { min: least, format } ) =>
	parseNumber( value, format ) >= least;
