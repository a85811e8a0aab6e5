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
 * Returns what is wrong with a formula, in the order of the server's checks; empty if nothing is wrong or there is no
 * formula.
 *
 * @param ownId   Id of the field whose value the formula computes.
 * @param subject Name of that field in a sentence.
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
