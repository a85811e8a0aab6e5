import type { MaxSizeRule } from '../../contract/public-definition';
import type { Rule } from './rule';

/** Whether a file has at most `max` megabytes (spec 9), of 1,048,576 bytes each; the value is its size in bytes. */
export const maxSize: Rule< MaxSizeRule > = ( value, { max } ) => Number( value ) <= max * 1048576;
