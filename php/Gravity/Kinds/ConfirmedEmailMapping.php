<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/**
 * What an email begins with that Gravity Forms asks for twice: it is its first input that says so, whose id is the
 * field's own, and what the field itself may still say is passed over. Here it is asked once.
 */
final class ConfirmedEmailMapping implements KindMapping {

	/** Atoll's => Gravity Forms'. */
	private const TEXTS = array(
		'placeholder'  => 'placeholder',
		'defaultValue' => 'defaultValue',
		'autocomplete' => 'autocompleteAttribute',
	);

	public function names(): array {
		return array_keys( self::TEXTS );
	}

	/** An empty text where the field says something that its input does not. */
	public function read( array $gravity ): array {
		$input = self::first( $gravity );
		$texts = array();
		foreach ( null === $input ? array() : self::TEXTS as $name => $gravityName ) {
			$text = LooseValues::text( $input[ $gravityName ] ?? '' );
			if ( '' !== $text . LooseValues::text( $gravity[ $gravityName ] ?? '' ) ) {
				$texts[ $name ] = $text;
			}
		}
		return $texts;
	}

	public function write( array $settings, array $gravity ): array {
		if ( null === self::first( $gravity ) ) {
			return $gravity;
		}
		$texts = array();
		foreach ( self::TEXTS as $name => $gravityName ) {
			$texts[ $gravityName ] = LooseValues::text( $settings[ $name ] ?? '' );
		}
		$inputs = array_map(
			static fn( array $input ) => self::isFirst( $input, $gravity ) ? $texts + $input : $input,
			LooseValues::maps( $gravity['inputs'] ?? null )
		);
		return array( 'inputs' => $inputs ) + $gravity;
	}

	/**
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>|null Null where it is asked once.
	 */
	private static function first( array $gravity ): ?array {
		$inputs = empty( $gravity['emailConfirmEnabled'] ) ? null : $gravity['inputs'] ?? null;
		foreach ( LooseValues::maps( $inputs ) as $input ) {
			if ( self::isFirst( $input, $gravity ) ) {
				return $input;
			}
		}
		return null;
	}

	/**
	 * @param array<string, mixed> $input
	 * @param array<string, mixed> $gravity
	 */
	private static function isFirst( array $input, array $gravity ): bool {
		return LooseValues::text( $input['id'] ?? '' ) === LooseValues::text( $gravity['id'] ?? '' );
	}
}
