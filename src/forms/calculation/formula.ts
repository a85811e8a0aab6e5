import type { Formula } from '../../contract/public-definition';

type Operator = ( left: number, right: number ) => number;

const OPERATORS: Record< string, Operator > = {
	'+': ( left, right ) => left + right,
	'-': ( left, right ) => left - right,
	'*': ( left, right ) => left * right,
	// NaN makes every result that uses it NaN: such a formula has no result.
	'/': ( left, right ) => ( right === 0 ? NaN : left / right ),
};

/**
 * Evaluates a formula.
 *
 * @param amount Returns the amount of a field, or of one of its inputs, by id.
 */
export const evaluate = ( formula: Formula, amount: ( id: string ) => number ): number => {
	if ( ! Array.isArray( formula ) ) {
		return typeof formula === 'string' ? amount( formula ) : formula;
	}
	const [ operator, ...operands ] = formula;
	return operands
		.map( ( operand ) => evaluate( operand, amount ) )
		.reduce( OPERATORS[ operator ] as Operator );
};
