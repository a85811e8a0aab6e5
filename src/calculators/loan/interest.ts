import { divide } from './divide';

/**
 * The interest of one period, in cents: what is owed times the yearly rate, shared equally among the periods of the
 * year, to the nearest cent, half a cent up.
 *
 * @param balance What is owed when the period begins, in cents.
 * @param rate    A year, in thousandths of a per cent: 6.2 % is 6200.
 * @param perYear Periods of a year: 52, 26 or 12.
 */
export const interest = ( balance: number, rate: number, perYear: number ): number =>
	divide( balance * rate, 100000 * perYear );
