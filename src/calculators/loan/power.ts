/**
 * Raises to a power by squaring. Multiplication gives the same bits in every language; Math.pow and pow() may not.
 *
 * @param base
 * @param exponent Whole, at least 0.
 */
export const power = ( base: number, exponent: number ): number => {
	let result = 1;
	for ( let square = base, left = exponent; left > 0; left = Math.floor( left / 2 ) ) {
		if ( left % 2 === 1 ) {
			result *= square;
		}
		square *= square;
	}
	return result;
};
