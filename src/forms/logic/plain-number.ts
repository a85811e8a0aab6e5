import type { NumberFormat } from '../../contract/public-definition';

/** More characters than any valid number has; limits the work on input of any length. */
const LONGEST = 40;

/** Returns a typed number with a full stop as decimal separator. */
export const dotted = ( typed: string, format: NumberFormat ): string =>
	format === 'decimal_comma' ? typed.replaceAll( '.', '' ).replace( ',', '.' ) : typed;

/**
 * Writes a number that was typed in a format in the plain way, so that comparing texts compares their meaning:
 * "$1,250.00" and "01250" become "1250". Other texts stay as they are.
 */
export const plainNumber = ( typed: string, format: NumberFormat ): string => {
	const digits = dotted( typed, format ).replace( /[$, ]/g, '' );
	if ( digits.length > LONGEST || ! /^-?[0-9]*\.?[0-9]+$/.test( digits ) ) {
		return typed;
	}
	const size = digits.replace( /^-?0*/, '' );
	const whole = size.includes( '.' ) ? size.replace( /\.?0*$/, '' ) : size;
	const sign = digits.startsWith( '-' ) ? '-' : '';
	return whole === '' ? '0' : sign + ( whole.startsWith( '.' ) ? '0' : '' ) + whole;
};
