import type { Column } from '../../contract/calculator';
import type { CalculatorsTexts } from '../../contract/texts';
import { divide } from '../loan/divide';
import { fill } from './fill';

export type Texts = CalculatorsTexts;

/** The texts for years and months. */
export type DurationTexts = Pick< Texts, 'year' | 'years' | 'month' | 'months' >;

type Format = NonNullable< Column[ 'format' ] >;

/** Groups digits by three. */
const grouped = ( whole: number ): string => String( whole ).replace( /\B(?=([0-9]{3})+$)/g, ',' );

const signed = ( value: number, write: ( positive: number ) => string ): string =>
	value < 0 ? `−${ write( -value ) }` : write( value );

const twoDigits = ( count: number ) => String( count ).padStart( 2, '0' );

/** Formats thousandths of a per cent with at least two decimals. */
const decimal = ( thousandths: number ): string => {
	const rest = String( thousandths % 1000 ).padStart( 3, '0' );
	return `${ Math.floor( thousandths / 1000 ) }.${ rest.endsWith( '0' ) ? rest.slice( 0, 2 ) : rest }`;
};

/**
 * Formats a number of months as years and months.
 *
 * @param months
 * @param texts
 * @param unit   Unit for no time at all: "0 years", "0 months".
 */
const duration = ( months: number, texts: DurationTexts, unit: 'years' | 'months' ): string => {
	const [ years, rest ] = [ Math.floor( months / 12 ), months % 12 ];
	const parts = [
		years === 1 ? texts.year : fill( texts.years, { count: String( years ) } ),
		rest === 1 ? texts.month : fill( texts.months, { count: String( rest ) } ),
	].filter( ( _, index ) => ( index === 0 ? years > 0 : rest > 0 ) );
	return parts.length > 0 ? parts.join( ' ' ) : fill( texts[ unit ], { count: '0' } );
};

const FORMATS: Record< Format, ( value: number, texts: DurationTexts ) => string > = {
	cents: ( value ) =>
		signed(
			value,
			( cents ) => `$${ grouped( Math.floor( cents / 100 ) ) }.${ twoDigits( cents % 100 ) }`
		),
	money: ( value ) => signed( value, ( cents ) => `$${ grouped( divide( cents, 100 ) ) }` ),
	percent: ( value ) => `${ decimal( value ) }%`,
	years: ( value, texts ) => duration( value * 12, texts, 'years' ),
	months: ( value, texts ) => duration( value, texts, 'months' ),
	count: ( value ) => grouped( value ),
};

/** Formats a number for reading. */
export const format = ( value: number, formatName: Format, texts: DurationTexts ): string =>
	FORMATS[ formatName ]( value, texts );
