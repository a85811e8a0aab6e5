import type { OfferedRule } from '../../contract/public-definition';
import type { Rule } from './rule';

/** One of `values`, to the letter: "01" is not "1". */
export const offered: Rule< OfferedRule > = ( value, { values } ) => values.includes( value );
