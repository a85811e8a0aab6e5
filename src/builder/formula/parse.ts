import type { Formula } from '../../contract/public-definition';
import { FormulaError, tokenize } from './tokens';

/** Maximum number of nested brackets and of levels in the tree, as in PHP. */
const MAX_DEPTH = 60;

type Sign = '+' | '-' | '*' | '/';

const depthOf = ( tree: Formula ): number =>
	Array.isArray( tree )
		? 1 + Math.max( ...tree.slice( 1 ).map( ( part ) => depthOf( part as Formula ) ) )
		: 0;

/** Joins two operands; a chain of the same operator from left to right becomes one node. */
const join = ( sign: Sign, left: Formula, right: Formula ): Formula =>
	Array.isArray( left ) && left[ 0 ] === sign ? [ ...left, right ] : [ sign, left, right ];

/**
 * Parses a formula as php/Engine/Calculation/FormulaParser.php does when the form is saved, so that an editor sees
 * mistakes on each keystroke.
 *
 * @throws {FormulaError}
 */
export const parse = ( formula: string ): Formula => {
	const tokens = tokenize( formula );
	let position = 0;
	let depth = 0;

	/** Returns the next token's text and moves on, if it is one of these signs. */
	const take = < Text extends string >( ...signs: Text[] ): Text | undefined => {
		const sign = signs.find( ( one ) => one === tokens[ position ]?.text );
		position += sign === undefined ? 0 : 1;
		return sign;
	};

	const chain = ( part: () => Formula, ...signs: Sign[] ): Formula => {
		let tree = part();
		for ( let sign = take( ...signs ); sign !== undefined; sign = take( ...signs ) ) {
			tree = join( sign, tree, part() );
		}
		return tree;
	};
	const sum = (): Formula => chain( product, '+', '-' );
	const product = (): Formula => chain( factor, '*', '/' );

	const bracket = (): Formula => {
		const tree = sum();
		if ( ! take( ')' ) ) {
			const next = tokens[ position ];
			throw next
				? new FormulaError( 'formulaGoesOn', next.text )
				: new FormulaError( 'formulaUnclosed' );
		}
		return tree;
	};

	const operand = (): Formula => {
		const token = tokens[ position++ ];
		if ( token?.value === undefined ) {
			throw token
				? new FormulaError( 'formulaNoNumber', token.text )
				: new FormulaError( 'formulaEnds' );
		}
		return token.value;
	};

	const factor = (): Formula => {
		if ( ++depth > MAX_DEPTH ) {
			throw new FormulaError( 'formulaTooDeep' );
		}
		const sign = take( '+', '-', '(' );
		const signed = (): Formula => ( sign === '-' ? [ '-', 0, factor() ] : factor() );
		const unsigned = sign === '(' ? bracket : operand;
		const tree = sign === '+' || sign === '-' ? signed() : unsigned();
		depth--;
		return tree;
	};

	const tree = sum();
	const rest = tokens[ position ];
	if ( rest ) {
		throw new FormulaError( 'formulaGoesOn', rest.text );
	}
	if ( depthOf( tree ) > MAX_DEPTH ) {
		throw new FormulaError( 'formulaTooDeep' );
	}
	return tree;
};

/** Returns the ids of the fields and inputs that a formula reads, each once. */
export const sourcesIn = ( tree: Formula ): string[] => [
	...new Set(
		Array.isArray( tree )
			? tree.slice( 1 ).flatMap( ( part ) => sourcesIn( part as Formula ) )
			: [ tree ].filter( ( part ) => typeof part === 'string' )
	),
];
