<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Texts;

use Atoll\Engine\Formats\Text;

/** What all calculators say (contract/texts/calculators.json), in the site's language. */
final class CalculatorTexts {

	/** @param array<string, string> $texts */
	public function __construct( private array $texts ) {}

	/** @param array<string, string> $words For its gaps. */
	public function text( string $name, array $words = array() ): string {
		return Text::fill( $this->texts[ $name ] ?? '', ...$words );
	}

	/** @return array<string, string> */
	public function all(): array {
		return $this->texts;
	}
}
