/** Periods of a year, by how often something is paid. A loan is worked out in these periods from its start, never from a month's repayment. */
export const PER_YEAR: Record< string, number > = {
	weekly: 52,
	fortnightly: 26,
	monthly: 12,
	yearly: 1,
};
