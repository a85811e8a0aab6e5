import type { MaxLengthRule } from '../../contract/public-definition';
import type { Rule } from './rule';

/** Whether a text has at most `max` Unicode code points (spec 9), so that an emoji counts once here and in PHP. */
export const maxLength: Rule< MaxLengthRule > = ( value, { max } ) => [ ...value ].length <= max;
