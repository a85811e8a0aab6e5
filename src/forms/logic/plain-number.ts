import type { NumberFormat } from '../../contract/public-definition';

/** More characters than any number that a field takes: work on what people send has a bound. */
const LONGEST = 40;

/** With a full stop before the decimals, whichever way it was typed. */
export const dotted = ( typed: string, format: NumberFormat ): string =>
	format === 'decimal_comma' ? typed.replaceAll( '.', '' ).replace( ',', '.' ) : typed;

/**
 * A number typed in a format, written the plain way: "$1,250.00" and "01250" are "1250", so that texts compare as
 * what they mean. What is no number stays as it is.
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
