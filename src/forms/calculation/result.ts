import type { Calculation } from '../../contract/public-definition';

/** Decimals of a result that is not rounded, as far as a float has them beside its whole part. */
const MOST_DECIMALS = 10;

/** From here on a float has no place for every whole number. */
const LIMIT = 1e15;

const placesOf = ( size: number, decimals: number | null ): number => {
	let places = decimals ?? MOST_DECIMALS;
	while ( decimals === null && places > 0 && size * 10 ** places >= LIMIT ) {
		places--;
	}
	return places;
};

/**
 * The nearest whole number to `size` × 10^`places`, halves up. What floats lose on their way (1.005 is
 * 1.00499999999999989…) is made good first, so that it is rounded as on paper.
 */
const scaled = ( size: number, places: number ): number => {
	const exact = size * 10 ** places;
	return Math.floor( exact + Math.min( exact * 2 ** -50, 0.001 ) + 0.5 );
};

const grouped = ( whole: string ) => whole.replace( /\B(?=(?:[0-9]{3})+$)/g, ',' );

/** How each format writes a number: its whole part and its decimals. */
const WRITTEN: Record< Calculation[ 'format' ], ( whole: string, decimals: string ) => string > = {
	decimal_dot: ( whole, decimals ) => whole + ( decimals && `.${ decimals }` ),
	decimal_comma: ( whole, decimals ) => whole + ( decimals && `,${ decimals }` ),
	currency: ( whole, decimals ) =>
		`$${ grouped( whole ) }${ decimals && `.${ decimals.padEnd( 2, '0' ) }` }`,
};

/**
 * A formula's result as its field holds it (spec 5): rounded, empty when it is zero, and when there is none: after a
 * division by zero, or beyond what can be told exactly. Never in exponent form.
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

/** Whether a result is empty because it is zero, and not because there is none, or too much of it. */
export const isZero = ( result: number, calculation: Calculation ): boolean =>
	Math.abs( result ) < 1 && ! resultText( result, calculation );
