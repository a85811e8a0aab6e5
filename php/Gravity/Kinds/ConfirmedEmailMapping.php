<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/**
 * Texts of an email field that Gravity Forms asks for twice. They belong to its first input, whose id is the field's
 * own; texts that the field itself may still have are ignored. Atoll asks for the email address once.
 */
final class ConfirmedEmailMapping implements KindMapping {

	/** Atoll's setting => Gravity Forms' property. */
	private const TEXTS = array(
		'placeholder'  => 'placeholder',
		'defaultValue' => 'defaultValue',
		'autocomplete' => 'autocompleteAttribute',
	);

	public function names(): array {
		return array_keys( self::TEXTS );
	}

	/** Returns an empty text where the field has a text but its first input does not. */
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
	 * @return array<string, mixed>|null The first input; null where the email address is asked for once.
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
