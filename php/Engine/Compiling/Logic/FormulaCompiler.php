<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

use Atoll\Engine\Calculation\Formula;
use Atoll\Engine\Calculation\FormulaError;
use Atoll\Engine\Calculation\FormulaParser;
use Atoll\Engine\Calculation\FormulaTokenizer;
use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\NumberFormat;

/**
 * Compiles formulas for both engines: checks and parses them. As in Gravity Forms, a formula that cannot be calculated
 * is 0 in a tolerant form.
 */
final class FormulaCompiler {

	private const SETTING       = 'calculationFormula';
	private const DECIMALS      = 2; // Spec 5.
	private const MOST_DECIMALS = 8;
	private const ZERO          = 0;

	private FormulaParser $parser;

	/** @param array<int, Field> $fields Fields of the form, by id. */
	public function __construct( private array $fields, private ProblemList $problems ) {
		$this->parser = new FormulaParser( new FormulaTokenizer() );
	}

	/**
	 * @param JsonData $source The field as an editor saved it.
	 * @return array<string, mixed>|null Null when it has no formula.
	 */
	public function compile( JsonData $source, ProblemSubject $subject ): ?array {
		$formula = trim( $source->string( self::SETTING ) );
		$format  = ( $this->fields[ $source->int( 'id' ) ] ?? null )?->data->string( 'numberFormat' ) ?? '';
		if ( '' === $formula || '' === $format ) {
			return null;
		}
		$keepsDecimals = $source->bool( 'calculationKeepsDecimals' );
		return array(
			'tree'     => $this->tree( $formula, $subject ),
			'whole'    => ! $keepsDecimals,
			'decimals' => $this->decimals(
				$source->string( 'calculationRounding' ),
				$keepsDecimals,
				NumberFormat::Currency->value === $format
			),
			'format'   => $format,
		);
	}

	/**
	 * Replaces formulas that depend on their own result with 0.
	 *
	 * @param array<int, array<string, mixed>> $calculations By field id.
	 * @param array<int, ProblemSubject>       $subjects     Calculated fields as subjects of problems, by id.
	 * @return array<int, array<string, mixed>>
	 */
	public function withoutCycles( array $calculations, array $subjects ): array {
		$dependencies = array_map(
			static fn( array $calculation ) => array_map( intval( ... ), Formula::sources( $calculation['tree'] ) ),
			$calculations
		);
		foreach ( ( new DependencyOrder() )->cycles( $dependencies ) as $cycle ) {
			foreach ( $cycle as $id ) {
				$calculations[ $id ]['tree'] = self::ZERO;
				$this->problems->report( 'formulaCircular', $subjects[ $id ]->at( self::SETTING ) );
			}
		}
		return $calculations;
	}

	private function tree( string $formula, ProblemSubject $subject ): mixed {
		try {
			$tree = $this->parser->parse( $formula );
		} catch ( FormulaError $error ) {
			$this->problems->report( $error->problem, $subject->at( self::SETTING ), found: $error->found );
			return self::ZERO;
		}
		foreach ( Formula::sources( $tree ) as $source ) {
			if ( true !== ( $this->fields[ (int) $source ] ?? null )?->answers( $source ) ) {
				$this->problems->report( 'formulaFieldMissing', $subject->at( self::SETTING ), found: $source );
			}
		}
		return $tree;
	}

	/** Returns the number of decimals. Money has two at most. */
	private function decimals( string $rounding, bool $keepsDecimals, bool $isMoney ): ?int {
		if ( 1 === preg_match( '~^[0-9]{1,2}$~D', $rounding ) ) {
			return min( $isMoney ? self::DECIMALS : self::MOST_DECIMALS, (int) $rounding );
		}
		return $keepsDecimals && ! $isMoney ? null : self::DECIMALS;
	}
}
