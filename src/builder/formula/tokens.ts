import { FIELD_TAG } from '../field-tag';

/** Token of a formula: a number, a field by its id ("3", "3.6"), or a sign, which has no value. */
export interface Token {
	text: string;
	value?: number | string;
}

/** Error in a formula: which message of contract/texts/problems.json, and where. */
export class FormulaError extends Error {
	constructor(
		readonly problem:
			| 'formulaEnds'
			| 'formulaGoesOn'
			| 'formulaNoNumber'
			| 'formulaTooDeep'
			| 'formulaTooLong'
			| 'formulaUnclosed'
			| 'formulaUnknown',
		readonly found = ''
	) {
		super( problem );
	}
}

/** Maximum length. The server counts bytes and decides in the end; a sum of 300 fields is shorter. */
const LONGEST = 20000;

const WORD = new RegExp(
	String.raw`(\s+)|([0-9]+(?:\.[0-9]*)?|\.[0-9]+)|${ FIELD_TAG }|[\-+*\/()]`,
	'uy'
);

const valueOf = (
	digits: string | undefined,
	field: string | undefined
): Pick< Token, 'value' > => {
	if ( digits === undefined ) {
		return field === undefined ? {} : { value: field };
	}
	if ( ! Number.isFinite( Number( digits ) ) ) {
		throw new FormulaError( 'formulaTooLong' );
	}
	return { value: Number( digits ) };
};

/**
 * Splits a formula into tokens, as php/Engine/Calculation/FormulaTokenizer.php does.
 *
 * @throws {FormulaError}
 */
export const tokenize = ( formula: string ): Token[] => {
	if ( formula.length > LONGEST ) {
		throw new FormulaError( 'formulaTooLong' );
	}
	const tokens: Token[] = [];
	for ( let offset = 0; offset < formula.length; offset = WORD.lastIndex ) {
		WORD.lastIndex = offset;
		const found = WORD.exec( formula );
		if ( ! found ) {
			const [ word = '' ] = /\S{1,30}/u.exec( formula.slice( offset ) ) ?? [];
			throw new FormulaError( 'formulaUnknown', word );
		}
		const [ text, space, digits, , field ] = found;
		if ( space === undefined ) {
			tokens.push( { text, ...valueOf( digits, field ) } );
		}
	}
	return tokens;
};
