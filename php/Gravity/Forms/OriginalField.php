<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * The Gravity Forms original of a field, adjusted to what the field is now: an editor may have duplicated the field or
 * changed its kind, while its block keeps the original unchanged.
 */
final class OriginalField {

	/** Properties that define a field in Gravity Forms besides its type. */
	private const OF_TYPE = array( 'inputType' => true, 'inputs' => true, 'nameFormat' => true );

	/**
	 * Returns the original under the field's current id. A duplicate still has the original of the field it was made
	 * from.
	 *
	 * @param array<string, mixed> $field
	 * @return array<string, mixed> Empty when the field did not come from Gravity Forms.
	 */
	public static function read( array $field ): array {
		$original = LooseValues::map( $field['gravity'] ?? null );
		$before   = LooseValues::int( $original['id'] ?? 0 );
		$id       = LooseValues::int( $field['id'] ?? 0 );
		if ( $before < 1 || $id < 1 || $before === $id ) {
			return $original;
		}
		$original['id'] = $id;
		if ( is_array( $original['inputs'] ?? null ) ) {
			$original['inputs'] = array_map(
				static fn( mixed $input ): mixed => is_array( $input ) && isset( $input['id'] )
					? array_replace(
						$input,
						array( 'id' => preg_replace( '/^\d+/', "{$id}", LooseValues::text( $input['id'] ) ) )
					)
					: $input,
				$original['inputs']
			);
		}
		return $original;
	}

	/**
	 * @param array<string, mixed> $original
	 * @return array<string, mixed>
	 */
	public static function withType( array $original, string $type ): array {
		return array_replace( array_diff_key( $original, self::OF_TYPE ), array( 'type' => $type ) );
	}
}
