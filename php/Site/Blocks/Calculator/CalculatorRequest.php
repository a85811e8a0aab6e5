<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\CalculatorDefinition;

/** What the page's address asks a calculator: `?calculator=repayment&amount=650000`. Anyone can have written it. */
final class CalculatorRequest {

	/** Longer is no number that anyone would type. */
	private const MAX_LENGTH = 40;

	/** @return array<string, string> As typed, by input; nothing where another calculator is asked, or none. */
	public function of( CalculatorDefinition $definition ): array {
		// Without a nonce: it only reads, and links with it may be shared.
		$query   = wp_unslash( $_GET );
		$entered = array();
		if ( ( $query['calculator'] ?? null ) !== $definition->kind ) {
			return $entered;
		}
		foreach ( $definition->fields() as $input ) {
			$name = $input->string( 'name' );
			$text = $query[ $name ] ?? null;
			if ( is_string( $text ) ) {
				$entered[ $name ] = mb_substr( wp_check_invalid_utf8( $text, true ), 0, self::MAX_LENGTH );
			}
		}
		return $entered;
	}
}
