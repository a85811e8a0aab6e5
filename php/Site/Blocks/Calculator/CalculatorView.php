<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\CalculatorDefinition;
use Atoll\Engine\Calculators\CalculatorResult;

/** A calculator on a page, with the values entered and the result. */
final class CalculatorView {

	/**
	 * @param string                    $id       Id of the element, and prefix of all ids in it.
	 * @param array<string, string>     $entered  Values as typed, by input.
	 * @param array<string, int|string> $defaults By input.
	 * @param string                    $page     URL of the page with the calculator.
	 */
	public function __construct(
		public readonly string $id,
		public readonly CalculatorDefinition $definition,
		public readonly CalculatorResult $answer,
		public readonly array $entered,
		public readonly array $defaults,
		public readonly string $page,
	) {}

	public function id( string $part ): string {
		return $this->id . '-' . $part;
	}

	/** Returns a URL that shows the same result to others. */
	public function link(): string {
		$query = array_merge( array( 'calculator' => $this->definition->kind ), $this->answer->query );
		return add_query_arg( array_map( 'rawurlencode', $query ), $this->page ) . '#' . $this->id;
	}
}
