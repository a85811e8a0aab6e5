import type { Formula } from '../../contract/public-definition';

type Operator = ( left: number, right: number ) => number;

const OPERATORS: Record< string, Operator > = {
	'+': ( left, right ) => left + right,
	'-': ( left, right ) => left - right,
	'*': ( left, right ) => left * right,
	// Not a number, which spoils all that it meets: nothing can be said of such a formula.
	'/': ( left, right ) => ( right === 0 ? NaN : left / right ),
};

/**
 * What a formula comes to.
 *
 * @param amount What a field or an input of one counts, by its id.
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
