import type { InputType } from '../../contract/calculator';

interface Notation {
	/** Whole part, fraction, thousands or millions. */
	pattern: RegExp;
	/** What is removed before the pattern is tried. */
	separators: RegExp;
	/** Decimals that count: cents, thousandths of a per cent. */
	decimals: number;
}

const SPACES = ' \t\r\n\u00a0\u2009\u202f';
const spaces = new RegExp( `[${ SPACES }]`, 'g' );
const spacesAndCommas = new RegExp( `[,${ SPACES }]`, 'g' );

/** How people write each type of number: "$650,000", "650k", "6.2 % p.a.", "30 years". */
export const NOTATIONS: Record< Exclude< InputType, 'choice' >, Notation > = {
	money: {
		pattern: /^(?:a?\$)?([0-9]*)(?:\.([0-9]*))?([km]?)$/i,
		separators: spacesAndCommas,
		decimals: 2,
	},
	percent: {
		pattern: /^([0-9]*)(?:\.([0-9]*))?%?(?:p\.?a\.?)?$/i,
		separators: spaces,
		decimals: 3,
	},
	years: {
		pattern: /^([0-9]+)(?:\.(0*))?(?:y|yrs?|years?)?$/i,
		separators: spaces,
		decimals: 0,
	},
	count: { pattern: /^([0-9]+)(?:\.(0*))?$/, separators: spaces, decimals: 0 },
};

/** Stands for every number that is beyond all limits; still whole in both languages. */
export const LARGEST = 900000000000000;

/** Zeros that a letter stands for. */
export const ZEROS: Record< string, number > = { '': 0, k: 3, m: 6 };
