import type { Calculation } from '../../contract/public-definition';

/** Maximum decimals of an unrounded result, as far as a float is precise next to its whole part. */
const MOST_DECIMALS = 10;

/** From this number on, a float cannot represent every whole number. */
const LIMIT = 1e15;

const placesOf = ( size: number, decimals: number | null ): number => {
	let places = decimals ?? MOST_DECIMALS;
	while ( decimals === null && places > 0 && size * 10 ** places >= LIMIT ) {
		places--;
	}
	return places;
};

/**
 * Returns `size` × 10^`places` rounded to a whole number, half up. Floating point errors (1.005 is
 * 1.00499999999999989…) are corrected first, so that the result is rounded as on paper.
 */
const scaled = ( size: number, places: number ): number => {
	const exact = size * 10 ** places;
	return Math.floor( exact + Math.min( exact * 2 ** -50, 0.001 ) + 0.5 );
};

const grouped = ( whole: string ) => whole.replace( /\B(?=(?:[0-9]{3})+$)/g, ',' );

/** How each format writes a number, from its whole part and its decimals. */
const WRITTEN: Record< Calculation[ 'format' ], ( whole: string, decimals: string ) => string > = {
	decimal_dot: ( whole, decimals ) => whole + ( decimals && `.${ decimals }` ),
	decimal_comma: ( whole, decimals ) => whole + ( decimals && `,${ decimals }` ),
	currency: ( whole, decimals ) =>
		`$${ grouped( whole ) }${ decimals && `.${ decimals.padEnd( 2, '0' ) }` }`,
};

/**
 * Returns a formula's result as its field holds it (spec 5): rounded, never with an exponent. Empty if it is zero, or
 * if there is none: after a division by zero, or beyond the range of exact numbers.
 */
export const resultText = ( result: number, { decimals, format }: Calculation ): string => {
	const size = Math.abs( result );
	const places = placesOf( size, decimals );
	const number = scaled( size, places );
	if ( ! ( number > 0 && number < LIMIT ) ) {
		return '';
	}
	const digits = String( number ).padStart( places + 1, '0' );
	const point = digits.length - places;
	const fraction = digits.slice( point ).replace( /0+$/, '' );
	return ( result < 0 ? '-' : '' ) + WRITTEN[ format ]( digits.slice( 0, point ), fraction );
};

/** Whether a result is empty because it is zero, and not because it is missing or out of range. */
export const isZero = ( result: number, calculation: Calculation ): boolean =>
	Math.abs( result ) < 1 && ! resultText( result, calculation );
