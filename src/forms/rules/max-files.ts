import type { MaxFilesRule } from '../../contract/public-definition';
import type { Rule } from './rule';

/** Whether there are at most `max` files; the value is their number. */
export const maxFiles: Rule< MaxFilesRule > = ( value, { max } ) => Number( value ) <= max;
