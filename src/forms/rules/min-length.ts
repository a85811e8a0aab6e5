import type { MinLengthRule } from '../../contract/public-definition';
import type { Rule } from './rule';

/** Whether a text has at least `min` Unicode code points. */
export const minLength: Rule< MinLengthRule > = ( value, { min } ) => [ ...value ].length >= min;
