<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Blocks\Calculator\AskedFor;
use Atoll\Blocks\Calculator\CalculatorBlock;
use Atoll\Calculators\Calculators;
use Atoll\Islands\Islands;
use Atoll\Paths;

/** Calculators on pages. */
final class LoanCalculators {

	public readonly CalculatorBlock $block;

	public function __construct( Paths $paths, Islands $islands ) {
		$this->block = new CalculatorBlock( new Calculators( $paths->plugin( 'build/calculators.php' ) ), $islands, new AskedFor() );
	}
}
