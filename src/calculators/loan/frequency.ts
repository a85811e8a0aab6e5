/** Periods per year, by frequency of payment. A loan is calculated in these periods, never from a monthly repayment. */
export const PER_YEAR: Record< string, number > = {
	weekly: 52,
	fortnightly: 26,
	monthly: 12,
	yearly: 1,
};
