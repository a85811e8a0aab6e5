import type { NumberFormat } from '../../contract/public-definition';
import { dotted } from '../logic/plain-number';

const IN_TEXT = /[0-9][0-9,]*(?:\.[0-9]+)?|\.[0-9]+/;

/** Programs write very small and very large ones with an exponent, where in other texts "2e5" is a word. */
const NUMBER = /(?:[0-9][0-9,]*(?:\.[0-9]+)?|\.[0-9]+)(?:e[-+]?[0-9]+)?/i;

/**
 * What a text counts in a formula: the first number in it, typed in `format`, 0 when there is none.
 *
 * @param whole Without its decimals (spec 5).
 */
export const amount = (
	text: string,
	format: NumberFormat | undefined,
	whole: boolean
): number => {
	const typed = dotted( text, format );
	const [ digits = '0' ] = ( format ? NUMBER : IN_TEXT ).exec( typed ) ?? [];
	const before = typed.slice( 0, typed.indexOf( digits ) );
	const size = Number( digits.replaceAll( ',', '' ) );
	const sign = /-[$ ]*$/.test( before ) ? -1 : 1;
	return sign * ( whole ? Math.trunc( size ) : size );
};
