import { divide } from './divide';

/**
 * Returns the interest of one period, in cents: the balance times the yearly rate, divided by the periods per year and
 * rounded to the nearest cent, half a cent up.
 *
 * @param balance Balance at the start of the period, in cents.
 * @param rate    Yearly rate, in thousandths of a per cent: 6.2 % is 6200.
 * @param perYear Periods per year: 52, 26 or 12.
 */
export const interest = ( balance: number, rate: number, perYear: number ): number =>
	divide( balance * rate, 100000 * perYear );
