<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\NumberFormat;
use Atoll\Engine\Formats\Text;

/** Fills the placeholders in a kind's sentences from a field's settings. */
final class MessageTemplates {

	/**
	 * Returns the parameters that a rule or hint takes from settings. If any is null or empty, the rule or hint does
	 * not apply.
	 *
	 * @param array<string, mixed> $settings From {@see TypedSettings}.
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
	 * Returns the hint that says how to answer.
	 *
	 * @param list<JsonData>       $hints    Hints of a kind.
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
