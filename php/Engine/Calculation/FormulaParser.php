<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

/**
 * Parses a formula in Gravity Forms' notation when its form is saved; the engines evaluate the resulting tree
 * ({@see Formula}).
 *
 *     sum     = product { ( "+" | "-" ) product }
 *     product = factor { ( "*" | "/" ) factor }
 *     factor  = ( "+" | "-" ) factor | number | field | "(" sum ")"
 *
 * `1 + {Rate:3} * 2` is `[ "+", 1, [ "*", "3", 2 ] ]`. Operands joined by the same operator are one node.
 */
final class FormulaParser {

	/** Maximum depth of brackets and of the tree: far above any real formula, far below what would do harm. */
	private const MAX_DEPTH = 60;

	/** @var list<FormulaToken> */
	private array $tokens = array();
	private int $position = 0;
	private int $depth    = 0;

	public function __construct( private FormulaTokenizer $tokenizer ) {}

	/**
	 * @return array<mixed>|string|float
	 * @throws FormulaError
	 */
	public function parse( string $formula ): array|string|float {
		$this->tokens   = $this->tokenizer->tokens( $formula );
		$this->position = 0;
		$this->depth    = 0;
		$tree           = $this->sum();
		if ( isset( $this->tokens[ $this->position ] ) ) {
			throw new FormulaError( 'formulaGoesOn', $this->tokens[ $this->position ]->text );
		}
		if ( $this->depthOf( $tree ) > self::MAX_DEPTH ) {
			throw new FormulaError( 'formulaTooDeep' );
		}
		return $tree;
	}

	/** @return array<mixed>|string|float */
	private function sum(): array|string|float {
		$tree = $this->product();
		while ( $sign = $this->take( '+', '-' ) ) {
			$tree = $this->join( $sign, $tree, $this->product() );
		}
		return $tree;
	}

	/** @return array<mixed>|string|float */
	private function product(): array|string|float {
		$tree = $this->factor();
		while ( $sign = $this->take( '*', '/' ) ) {
			$tree = $this->join( $sign, $tree, $this->factor() );
		}
		return $tree;
	}

	/** @return array<mixed>|string|float */
	private function factor(): array|string|float {
		if ( ++$this->depth > self::MAX_DEPTH ) {
			throw new FormulaError( 'formulaTooDeep' );
		}
		$tree = match ( $this->take( '+', '-', '(' ) ) {
			'+'     => $this->factor(),
			'-'     => array( '-', 0.0, $this->factor() ),
			'('     => $this->bracket(),
			default => $this->operand(),
		};
		--$this->depth;
		return $tree;
	}

	/** @return array<mixed>|string|float */
	private function bracket(): array|string|float {
		$tree = $this->sum();
		if ( null === $this->take( ')' ) ) {
			throw isset( $this->tokens[ $this->position ] )
				? new FormulaError( 'formulaGoesOn', $this->tokens[ $this->position ]->text )
				: new FormulaError( 'formulaUnclosed' );
		}
		return $tree;
	}

	private function operand(): string|float {
		$token = $this->tokens[ $this->position ] ?? throw new FormulaError( 'formulaEnds' );
		++$this->position;
		return $token->value ?? throw new FormulaError( 'formulaNoNumber', $token->text );
	}

	/** Takes the next token if it is one of these signs. */
	private function take( string ...$signs ): ?string {
		$token = $this->tokens[ $this->position ] ?? null;
		if ( null === $token || null !== $token->value || ! in_array( $token->text, $signs, true ) ) {
			return null;
		}
		++$this->position;
		return $token->text;
	}

	/**
	 * @param array<mixed>|string|float $left
	 * @param array<mixed>|string|float $right
	 * @return array<mixed>
	 */
	private function join( string $sign, array|string|float $left, array|string|float $right ): array {
		return is_array( $left ) && $sign === $left[0] ? array( ...$left, $right ) : array( $sign, $left, $right );
	}

	private function depthOf( mixed $tree ): int {
		return is_array( $tree ) ? 1 + max( 0, ...array_values( array_map( $this->depthOf( ... ), $tree ) ) ) : 0;
	}
}
