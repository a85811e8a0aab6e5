import type { OfferedRule } from '../../contract/public-definition';
import type { Rule } from './rule';

/** Whether a value is exactly one of `values`: "01" is not "1". */
export const offered: Rule< OfferedRule > = ( value, { values } ) => values.includes( value );
