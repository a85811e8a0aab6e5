import type { ClockTimeRule } from '../../contract/public-definition';
import { isTime } from '../clock-format';
import type { Rule } from './rule';

/** Whether a time is valid in 12 or 24 hours (`format`). */
export const clockTime: Rule< ClockTimeRule > = ( value, { format } ) => isTime( value, format );
