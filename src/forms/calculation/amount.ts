import type { Calculation, NumberFormat } from '../../contract/public-definition';
import { dotted } from '../logic/plain-number';

/** Its sign, its digits and, as programs write very small and very large ones, its exponent. */
const NUMBER = /(-[$ ]*)?([0-9][0-9,]*(?:\.[0-9]+)?|\.[0-9]+)(e[-+]?[0-9]+)?/i;

/**
 * What a text counts in a formula: the first number in it, 0 when there is none.
 *
 * @param text
 * @param format  How it is typed; undefined for what has no format of its own, as a text or a choice.
 * @param formula How that is typed then: as in Gravity Forms, in the format of the result. `whole` counts without
 *                decimals (spec 5).
 */
export const amount = (
	text: string,
	format: NumberFormat | undefined,
	formula: Pick< Calculation, 'format' | 'whole' >
): number => {
	const [ , minus, digits = '0', exponent = '' ] =
		NUMBER.exec( dotted( text, format ?? formula.format ) ) ?? [];
	// In a text "2e5" is a word.
	const size = Number( digits.replaceAll( ',', '' ) + ( format ? exponent : '' ) );
	return ( minus ? -1 : 1 ) * ( formula.whole ? Math.trunc( size ) : size );
};
