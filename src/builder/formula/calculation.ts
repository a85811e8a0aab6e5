import type { Calculation, NumberFormat } from '../../contract/public-definition';

/** How a formula counts and how its result is written: all of a calculation but the formula. */
export type Counting = Omit< Calculation, 'tree' >;

const DECIMALS = 2; // Spec 5.
const MOST_DECIMALS = 8;

/** Money has cents and nothing smaller. */
const decimalsOf = ( rounding: string, keepsDecimals: boolean, isMoney: boolean ) => {
	if ( /^[0-9]{1,2}$/.test( rounding ) ) {
		return Math.min( isMoney ? DECIMALS : MOST_DECIMALS, Number( rounding ) );
	}
	return keepsDecimals && ! isMoney ? null : DECIMALS;
};

/**
 * What a field's settings say of its formula, the mirror of php/Engine/Compiling/Logic/FormulaCompiler.php.
 *
 * @param settings As an editor left them, its kind's own where there are none.
 */
export const countingOf = ( settings: Record< string, unknown > ): Counting => {
	const { calculationKeepsDecimals, calculationRounding = '', numberFormat } = settings;
	const keepsDecimals = calculationKeepsDecimals === true;
	const format = ( numberFormat ?? 'decimal_dot' ) as NumberFormat;
	return {
		whole: ! keepsDecimals,
		decimals: decimalsOf( String( calculationRounding ), keepsDecimals, format === 'currency' ),
		format,
	};
};
