import type { InputType } from '../../contract/calculator';
import { LARGEST, NOTATIONS, SPACES, ZEROS } from './patterns';

/** Digits that a whole number has at most in JavaScript. */
const LONGEST = 15;

/**
 * What someone typed, in cents, thousandths of a per cent, or whole; the first digit that does not count rounds.
 *
 * @param text
 * @param type
 * @return Null where it is no such number.
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
