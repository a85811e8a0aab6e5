import type { MinRule } from '../../contract/public-definition';
import { parseNumber } from '../parse-number';
import type { Rule } from './rule';

/** A number of at least `min`, typed in `format`. */
export const min: Rule< MinRule > = ( value, { min: least, format } ) =>
	parseNumber( value, format ) >= least;
