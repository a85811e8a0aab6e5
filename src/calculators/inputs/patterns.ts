import type { InputType } from '../../contract/calculator';

interface Notation {
	/** Groups: whole part, fraction, and a letter for thousands or millions. */
	pattern: RegExp;
	/** Characters that are removed before the pattern is tried, besides spaces. */
	separators: RegExp;
	/** Number of decimals that count: cents, thousandths of a per cent. */
	decimals: number;
}

export const SPACES = /[ \t\r\n\u00a0\u2009\u202f]/g;

/** Matches nothing, for types of numbers in which a dot or a comma always starts the decimals. */
const NONE = /(?!)/g;

/**
 * Matches thousands separators: every comma, except one before the last one or two digits, which starts the decimals
 * ("1200,50"), and dots before such a comma ("1.200,50").
 */
const THOUSANDS = /,(?![0-9]{1,2}[km]?$)|\.(?=.*,[0-9]{1,2}[km]?$)/gi;

/**
 * Notations of each type of number: "$650,000", "650k", "6.2 % p.a.", "30 years". The number keyboard of a phone in
 * German or French has a comma and no dot.
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

/** Replaces every larger number; no limit allows it. PHP and JavaScript both represent it as a whole number. */
export const LARGEST = 900000000000000;

/** Number of zeros that a letter after the digits stands for: 650k is 650000. */
export const ZEROS: Record< string, number > = { '': 0, k: 3, m: 6 };
