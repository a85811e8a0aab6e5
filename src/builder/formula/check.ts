import { cycleOf } from '../logic/dependency-cycle';
import type { Finding } from '../logic/findings';
import { isAskable, type AskableField } from '../logic/types';
import { parse, sourcesIn } from './parse';
import { FormulaError } from './tokens';

const withoutConditions = ( fields: AskableField[], ownId: number, formula: string ) =>
	fields.map( ( field ): AskableField => ( {
		...field,
		conditions: [],
		formula: field.id === ownId ? formula : field.formula,
	} ) );

/**
 * What is wrong with a formula, in the order of the server's checks; empty when nothing is, or there is none.
 *
 * @param ownId   The field that it makes the value of.
 * @param subject How a sentence names that field.
 */
export const checkFormula = (
	formula: string,
	fields: AskableField[],
	ownId: number,
	subject: string
): Finding[] => {
	if ( formula.trim() === '' ) {
		return [];
	}
	try {
		const missing = sourcesIn( parse( formula ) ).filter(
			( source ) => ! isAskable( source, fields )
		);
		return [
			...missing.map( ( found ): Finding => ( {
				text: 'formulaFieldMissing',
				values: { field: subject, found },
			} ) ),
			...( cycleOf( ownId, withoutConditions( fields, ownId, formula ) )
				? [ { text: 'formulaCircular' as const, values: { field: subject } } ]
				: [] ),
		];
	} catch ( error ) {
		if ( ! ( error instanceof FormulaError ) ) {
			throw error;
		}
		return [ { text: error.problem, values: { field: subject, found: error.found } } ];
	}
};
