import type { Calculation, NumberFormat } from '../../contract/public-definition';
import { dotted } from '../logic/plain-number';

/** Matches a number's sign, digits and exponent; programs write very small and very large numbers with an exponent. */
const NUMBER = /(-[$ ]*)?([0-9][0-9,]*(?:\.[0-9]+)?|\.[0-9]+)(e[-+]?[0-9]+)?/i;

/**
 * Returns the amount of a text in a formula: the first number in it, or 0 if there is none.
 *
 * @param text
 * @param format  The text's number format; undefined if it has none, as for a text or a choice.
 * @param formula Its `format` applies to texts without one, as in Gravity Forms; `whole` drops the decimals (spec 5).
 */
export const amount = (
	text: string,
	format: NumberFormat | undefined,
	formula: Pick< Calculation, 'format' | 'whole' >
): number => {
	const [ , minus, digits = '0', exponent = '' ] =
		NUMBER.exec( dotted( text, format ?? formula.format ) ) ?? [];
	// In a text, "2e5" is a word.
	const size = Number( digits.replaceAll( ',', '' ) + ( format ? exponent : '' ) );
	return ( minus ? -1 : 1 ) * ( formula.whole ? Math.trunc( size ) : size );
};
