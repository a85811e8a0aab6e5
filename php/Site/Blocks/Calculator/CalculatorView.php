<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\CalculatorAnswer;
use Atoll\Engine\Calculators\CalculatorDefinition;

/** A calculator on a page: what it is, what was typed into it, and what it says to that. */
final class CalculatorView {

	/**
	 * @param string                    $id       Of its place in the page, and the beginning of all ids in it.
	 * @param array<string, string>     $entered  As typed, by input.
	 * @param array<string, int|string> $defaults By input.
	 * @param string                    $page     Address of the page that it is on.
	 */
	public function __construct(
		public readonly string $id,
		public readonly CalculatorDefinition $definition,
		public readonly CalculatorAnswer $answer,
		public readonly array $entered,
		public readonly array $defaults,
		public readonly string $page,
	) {}

	public function id( string $part ): string {
		return $this->id . '-' . $part;
	}

	/** The address that shows the same answer to others. */
	public function link(): string {
		$query = array_merge( array( 'calculator' => $this->definition->kind ), $this->answer->query );
		return add_query_arg( array_map( 'rawurlencode', $query ), $this->page ) . '#' . $this->id;
	}
}
