import type { Calculation, NumberFormat } from '../../contract/public-definition';

/** How a formula is computed and its result formatted: a calculation without its formula. */
export type Counting = Omit< Calculation, 'tree' >;

const DECIMALS = 2; // Spec 5.
const MOST_DECIMALS = 8;

/** Returns the number of decimals; money has no unit smaller than a cent. */
const decimalsOf = ( rounding: string, keepsDecimals: boolean, isMoney: boolean ) => {
	if ( /^[0-9]{1,2}$/.test( rounding ) ) {
		return Math.min( isMoney ? DECIMALS : MOST_DECIMALS, Number( rounding ) );
	}
	return keepsDecimals && ! isMoney ? null : DECIMALS;
};

/**
 * Returns the calculation that a field's settings define, without its formula; the mirror of
 * php/Engine/Compiling/Logic/FormulaCompiler.php.
 *
 * @param settings Settings as an editor left them, with the kind's own where they are not set.
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
