/**
 * The quotient of two whole numbers as a whole number, half up. Exact while both stay under 2^53: the division is
 * of whole numbers, without a fraction in between.
 *
 * @param dividend At least 0.
 * @param divisor  More than 0.
 */
export const divide = ( dividend: number, divisor: number ): number => {
	const rest = dividend % divisor;
	return ( dividend - rest ) / divisor + ( rest * 2 >= divisor ? 1 : 0 );
};
