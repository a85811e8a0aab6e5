<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Texts;

use Atoll\Engine\Formats\Text;

/** Texts that all calculators share (contract/texts/calculators.json), in the site's language. */
final class CalculatorTexts {

	/** @param array<string, string> $texts */
	public function __construct( private array $texts ) {}

	/** @param array<string, string> $words Values for the text's placeholders. */
	public function text( string $name, array $words = array() ): string {
		return Text::fill( $this->texts[ $name ] ?? '', ...$words );
	}

	/** @return array<string, string> */
	public function all(): array {
		return $this->texts;
	}
}
