<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** Formula of a number field. Gravity Forms has a separate switch for it, and keeps decimals while calculating. */
final class CalculationMapping implements KindMapping {

	public function __construct( private bool $isTolerant ) {}

	public function names(): array {
		return array( 'calculationFormula', 'calculationRounding', 'calculationKeepsDecimals' );
	}

	public function read( array $gravity ): array {
		$formula = trim( LooseValues::text( $gravity['calculationFormula'] ?? '' ) );
		if ( empty( $gravity['enableCalculation'] ) || '' === $formula ) {
			return array();
		}
		$rounding = LooseValues::text( $gravity['calculationRounding'] ?? '' );
		return array_filter(
			array(
				'calculationFormula'       => $formula,
				'calculationRounding'      => $rounding,
				'calculationKeepsDecimals' => $this->isTolerant || ! empty( $gravity['calculationKeepsDecimals'] ),
			),
			static fn( string|bool $value ) => '' !== $value && false !== $value
		);
	}

	public function write( array $settings, array $gravity ): array {
		$formula = LooseValues::text( $settings['calculationFormula'] ?? '' );
		return array(
			'enableCalculation'   => '' !== $formula,
			'calculationFormula'  => $formula,
			'calculationRounding' => LooseValues::text( $settings['calculationRounding'] ?? '' ),
		) + ( empty( $settings['calculationKeepsDecimals'] ) ? array() : array( 'calculationKeepsDecimals' => true ) )
			+ $gravity;
	}
}
