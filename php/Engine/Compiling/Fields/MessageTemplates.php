<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\NumberFormat;
use Atoll\Engine\Formats\Text;

/** Sentences of a kind whose gaps a field's settings fill. */
final class MessageTemplates {

	/**
	 * What a rule or a hint takes from settings; a rule or hint with a null or empty one among them is left out.
	 *
	 * @param array<string, mixed> $settings As {@see TypedSettings} has them.
	 * @return array<string, mixed>
	 */
	public function params( JsonData $owner, array $settings ): array {
		$params = array();
		foreach ( $owner->array( 'from' ) as $param => $setting ) {
			$params[ $param ] = is_string( $setting ) ? $settings[ $setting ] ?? null : null;
		}
		return $params;
	}

	/** @param array<string, mixed> $params */
	public function isComplete( array $params ): bool {
		return ! in_array( null, $params, true ) && ! in_array( '', $params, true );
	}

	/** @param array<string, mixed> $params */
	public function fill( string $sentence, array $params ): string {
		$format = NumberFormat::tryFrom( is_string( $params['format'] ?? null ) ? $params['format'] : '' );
		$words  = array();
		foreach ( $params as $name => $value ) {
			if ( is_array( $value ) ) {
				$words[ $name ] = implode( ', ', array_filter( $value, 'is_string' ) );
			} elseif ( is_int( $value ) || is_float( $value ) ) {
				$words[ $name ] = null === $format ? (string) $value : $format->text( (float) $value );
			}
		}
		return Text::fill( $sentence, ...$words );
	}

	/**
	 * How to answer, said with the question.
	 *
	 * @param list<JsonData>       $hints    Of a kind.
	 * @param array<string, mixed> $settings
	 */
	public function hint( array $hints, array $settings ): string {
		$sentences = array();
		foreach ( $hints as $hint ) {
			$params = $this->params( $hint, $settings );
			if ( SettingsMatch::holds( $hint->map( 'when' ), $settings ) && $this->isComplete( $params ) ) {
				$sentences[] = $this->fill( $hint->string( 'hint' ), $params );
			}
		}
		return implode( ' ', $sentences );
	}
}
