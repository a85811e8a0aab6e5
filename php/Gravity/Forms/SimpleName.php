<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * A name in one box, as fields of older versions of Gravity Forms may have it: answered under the field's own number,
 * and so a text here, of which browsers and mail are told that it is the sender's name.
 */
final class SimpleName {

	/** Gravity Forms' type of what it is like. */
	public const TYPE     = 'text';
	public const SETTINGS = array( 'autocomplete' => 'name' );

	/**
	 * @param array<string, mixed> $field Of a form's source.
	 * @return array<string, string> Settings that an editor took off, which Gravity Forms cannot say.
	 */
	public static function emptied( array $field ): array {
		return array_map(
			static fn(): string => '',
			array_diff_key( self::SETTINGS, array_filter( $field, static fn( mixed $value ) => '' !== $value ) )
		);
	}

	/** @param array<string, mixed> $gravity */
	public static function is( array $gravity ): bool {
		return 'name' === ( $gravity['type'] ?? '' )
			&& 'simple' === ( $gravity['nameFormat'] ?? '' )
			&& array() === LooseValues::maps( $gravity['inputs'] ?? null );
	}
}
