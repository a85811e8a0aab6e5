<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

/** Values of inputs: cents, thousandths of a per cent, years and counts as whole numbers; choices by their value. */
final class ModelInputs {

	/** @param array<string, int|string> $values By input. */
	public function __construct( private array $values ) {}

	/** Returns the number of an input; 0 if the calculator does not have that input. */
	public function number( string $name ): int {
		return (int) ( $this->values[ $name ] ?? 0 );
	}

	public function choice( string $name ): string {
		return (string) ( $this->values[ $name ] ?? '' );
	}

	public function get( string $name ): int|string {
		return $this->values[ $name ] ?? 0;
	}

	/** @return array<string, int|string> */
	public function all(): array {
		return $this->values;
	}
}
