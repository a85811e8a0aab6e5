<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * A name field with a single input, as older versions of Gravity Forms have it. Its answer is stored under the field's
 * own number, so Atoll has it as a text field whose autocomplete marks it as the sender's name.
 */
final class SimpleName {

	/** Gravity Forms' type of the field that it is treated as. */
	public const TYPE     = 'text';
	public const SETTINGS = array( 'autocomplete' => 'name' );

	/**
	 * @param array<string, mixed> $field A field of a form source.
	 * @return array<string, string> Settings that an editor has removed, as empty texts: Gravity Forms has none for
	 * them.
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
