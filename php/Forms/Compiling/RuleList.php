<?php

declare( strict_types=1 );

namespace Atoll\Forms\Compiling;

use Atoll\Contract\Data;
use Atoll\Contract\Kind;
use Atoll\Forms\NumberFormat;
use Atoll\Forms\Text;

/** A kind's rules for one field: only those its settings call for, their parameters filled in. */
final class RuleList {

	/**
	 * @param array<string, mixed> $settings Typed; null and empty text are settings left empty.
	 * @return list<array<string, mixed>>
	 */
	public function of( Kind $kind, array $settings ): array {
		$rules = array();
		foreach ( $kind->rules() as $rule ) {
			if ( ! When::holds( $rule->map( 'when' ), $settings ) ) {
				continue;
			}
			$params = $this->params( $rule, $settings );
			if ( ! in_array( null, $params, true ) && ! in_array( '', $params, true ) ) {
				$rules[] = array( 'message' => $this->message( $rule, $params, $settings ) ) + $params;
			}
		}
		return $rules;
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private function params( Data $rule, array $settings ): array {
		$params = array_diff_key( $rule->all(), array_flip( array( 'when', 'from', 'message' ) ) );
		foreach ( $rule->map( 'from' )->all() as $param => $setting ) {
			$params[ $param ] = is_string( $setting ) ? $settings[ $setting ] ?? null : null;
		}
		return $params;
	}

	/**
	 * @param array<string, mixed> $params
	 * @param array<string, mixed> $settings
	 */
	private function message( Data $rule, array $params, array $settings ): string {
		$own = $settings['errorMessage'] ?? '';
		if ( is_string( $own ) && '' !== $own ) {
			return $own;
		}
		$format = NumberFormat::tryFrom( is_string( $params['format'] ?? null ) ? $params['format'] : '' );
		$words  = array();
		foreach ( $params as $name => $value ) {
			if ( is_int( $value ) || is_float( $value ) ) {
				$words[ $name ] = null === $format ? (string) $value : $format->print( (float) $value );
			}
		}
		return Text::fill( $rule->string( 'message' ), ...$words );
	}
}
