import type { InputType } from '../../contract/calculator';
import { LARGEST, NOTATIONS, SPACES, ZEROS } from './patterns';

/** Maximum digits of a whole number in JavaScript. */
const LONGEST = 15;

/**
 * Parses a typed number, in cents, thousandths of a per cent, or whole; rounds at the first digit that does not count.
 *
 * @param text
 * @param type
 * @return Null if it is not such a number.
 */
export const readNumber = ( text: string, type: Exclude< InputType, 'choice' > ): number | null => {
	const { pattern, separators, decimals } = NOTATIONS[ type ];
	const found = pattern.exec( text.replace( SPACES, '' ).replace( separators, '' ) );
	const [ , whole = '', fraction = '', letter = '' ] = found ?? [];
	if ( ! found || whole + fraction === '' ) {
		return null;
	}
	const fractionDigits = decimals + ( ZEROS[ letter.toLowerCase() ] ?? 0 );
	const padded = fraction.padEnd( fractionDigits + 1, '0' );
	const digits = ( whole + padded.slice( 0, fractionDigits ) ).replace( /^0+/, '' );
	if ( digits.length > LONGEST ) {
		return LARGEST;
	}
	return Number( digits ) + ( padded[ fractionDigits ]! >= '5' ? 1 : 0 );
};
