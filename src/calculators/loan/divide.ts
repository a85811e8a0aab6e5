/**
 * Divides two whole numbers and rounds to a whole number, half up. Exact while both are less than 2^53, since it uses
 * no fractions.
 *
 * @param dividend At least 0.
 * @param divisor  More than 0.
 */
export const divide = ( dividend: number, divisor: number ): number => {
	const rest = dividend % divisor;
	return ( dividend - rest ) / divisor + ( rest * 2 >= divisor ? 1 : 0 );
};
