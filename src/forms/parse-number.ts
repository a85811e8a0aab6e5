import type { NumberFormat } from '../contract/public-definition';

/** Parses a typed number, which must match the format's pattern (contract/fields/number). */
export const parseNumber = ( typed: string, format: NumberFormat ): number =>
	Number(
		format === 'decimal_comma'
			? typed.replaceAll( '.', '' ).replace( ',', '.' )
			: typed.replace( /[^0-9.-]/g, '' )
	);
