<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * What a field came with from Gravity Forms, as it would have come were it what it is now: an editor may have copied
 * the field, or made it another kind of, and its block keeps what it came with.
 */
final class OriginalField {

	/** What says in Gravity Forms, beside the type, what a field is. */
	private const OF_TYPE = array( 'inputType' => true, 'inputs' => true, 'nameFormat' => true );

	/**
	 * Under the id that it has now; a copy came with the id of what it was copied from.
	 *
	 * @param array<string, mixed> $field
	 * @return array<string, mixed> Empty when it did not come from there.
	 */
	public static function of( array $field ): array {
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
