<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Inputs;

use Atoll\Engine\Calculators\CalculatorDefinition;
use Atoll\Engine\Calculators\Models\ModelInputs;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** Reads typed values, limiting them to what is allowed; the mirror of src/calculators/inputs/read-values.ts. */
final class InputReader {

	/**
	 * @param array<array-key, string> $texts As typed, by input; a missing one gets its default without a problem.
	 * @param array<string, int|string> $defaults By input, within the limits; else the definition's default is used.
	 */
	public function read( CalculatorDefinition $definition, array $texts, array $defaults = array() ): InputReading {
		$values   = array();
		$problems = array();
		foreach ( $definition->fields() as $input ) {
			$name     = $input->string( 'name' );
			$text     = $texts[ $name ] ?? null;
			$fallback = $defaults[ $name ] ?? $input->get( 'default' );

			list( $value, $problem ) = 'choice' === $input->string( 'type' )
				? $this->choice( $input, $text, is_string( $fallback ) ? $fallback : '' )
				: $this->amount( $input, $text, is_int( $fallback ) ? $fallback : 0, $this->most( $input, $values ) );

			$values[ $name ] = $value;
			if ( null !== $problem && null !== $text ) {
				$problems[ $name ] = $problem;
			}
		}
		return new InputReading( new ModelInputs( $values ), $problems );
	}

	/** @return array{string, string|null} */
	private function choice( JsonData $input, ?string $text, string $fallback ): array {
		$values = array_map(
			static fn( JsonData $choice ): string => $choice->string( 'value' ),
			$input->list( 'choices' )
		);
		return in_array( $text ?? $fallback, $values, true )
			? array( $text ?? $fallback, null )
			: array( $fallback, 'unreadable' );
	}

	/** @return array{int, string|null} */
	private function amount( JsonData $input, ?string $text, int $fallback, int $most ): array {
		$minimum = $input->int( 'minimum' );
		$number  = null === $text ? $fallback : $this->typed( $input, $text, $minimum );
		$value   = min( $most, max( $minimum, $number ?? $fallback ) );
		if ( null === $number ) {
			return array( $value, 'unreadable' );
		}
		if ( $value === $number ) {
			return array( $value, null );
		}
		return array( $value, $number < $value ? 'least' : 'most' );
	}

	/** Reads a typed amount. An empty text counts as 0 where 0 is allowed. */
	private function typed( JsonData $input, string $text, int $minimum ): ?int {
		return Text::isBlank( $text ) && 0 === $minimum
			? 0
			: NumberReader::read( $text, $input->string( 'type' ) );
	}

	/**
	 * Returns the maximum of an input, which may depend on the value of an earlier input.
	 *
	 * @param array<string, int|string> $values
	 */
	private function most( JsonData $input, array $values ): int {
		$maximum = $input->int( 'maximum', PHP_INT_MAX );
		$other   = $input->map( 'upTo' );
		return $input->has( 'upTo' )
			? min( $maximum, (int) ( $values[ $other->string( 'input' ) ] ?? 0 ) - $other->int( 'less' ) )
			: $maximum;
	}
}
