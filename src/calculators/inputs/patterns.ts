import type { InputType } from '../../contract/calculator';

interface Notation {
	/** Whole part, fraction, thousands or millions. */
	pattern: RegExp;
	/** What is removed before the pattern is tried, beside spaces. */
	separators: RegExp;
	/** Decimals that count: cents, thousandths of a per cent. */
	decimals: number;
}

export const SPACES = /[ \t\r\n\u00a0\u2009\u202f]/g;

/** Matches nothing, for types of numbers in which a dot or a comma always begins the decimals. */
const NONE = /(?!)/g;

/**
 * Separators of thousands: every comma but one before the last one or two digits, which begins the decimals
 * ("1200,50"); and the dots in front of such a comma ("1.200,50").
 */
const THOUSANDS = /,(?![0-9]{1,2}[km]?$)|\.(?=.*,[0-9]{1,2}[km]?$)/gi;

/**
 * How people write each type of number: "$650,000", "650k", "6.2 % p.a.", "30 years". A telephone that is set to German
 * or French has a comma on its keys for numbers, and no dot.
 */
export const NOTATIONS: Record< Exclude< InputType, 'choice' >, Notation > = {
	money: {
		pattern: /^(?:a?\$)?([0-9]*)(?:[.,]([0-9]*))?([km]?)$/i,
		separators: THOUSANDS,
		decimals: 2,
	},
	percent: {
		pattern: /^([0-9]*)(?:[.,]([0-9]*))?%?(?:p\.?a\.?)?$/i,
		separators: NONE,
		decimals: 3,
	},
	years: {
		pattern: /^([0-9]+)(?:\.(0*))?(?:y|yrs?|years?)?$/i,
		separators: NONE,
		decimals: 0,
	},
	count: { pattern: /^([0-9]+)(?:\.(0*))?$/, separators: NONE, decimals: 0 },
};

/** Used for every larger number, which no limit allows. PHP and JavaScript both still hold it as a whole number. */
export const LARGEST = 900000000000000;

/** How many zeros a letter after the digits adds: 650k is 650000. */
export const ZEROS: Record< string, number > = { '': 0, k: 3, m: 6 };
