<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/** The id that the next new field of a form gets, which Gravity Forms stores with the form. */
final class NextFieldId {

	/**
	 * Returns the next id. Atoll's is one higher than Gravity Forms' if the form's submit button got the latter.
	 *
	 * @param array<string, mixed> $source
	 * @param array<string, mixed> $gravity Includes the fields, and `nextFieldId` as it was imported.
	 */
	public static function calculate( array $source, array $gravity ): int {
		$fields      = LooseValues::maps( $gravity['fields'] ?? null );
		$gravityNext = LooseValues::id( $gravity['nextFieldId'] ?? 0 );
		$sourceNext  = LooseValues::int( $source['nextFieldId'] ?? 0 );
		if ( $sourceNext > 1 + self::atLeast( $gravityNext, $fields ) ) {
			return self::atLeast( $sourceNext, $fields );
		}
		return self::atLeast( $gravityNext, $gravityNext > 0 ? self::added( $source, $fields ) : $fields );
	}

	/**
	 * Returns the fields that were added since the import. Gravity Forms' own next id may be lower than the ids of
	 * imported fields, if an add-on numbered them.
	 *
	 * @param array<string, mixed>       $source
	 * @param list<array<string, mixed>> $fields In Gravity Forms' JSON.
	 * @return array<array<string, mixed>>
	 */
	private static function added( array $source, array $fields ): array {
		$fieldsNow = LooseValues::maps( $source['fields'] ?? null );
		$pagesNow  = LooseValues::maps( $source['pageList'] ?? null );
		$imported  = array_map(
			static fn( array $item ) => LooseValues::map( $item['gravity'] ?? null )['id'] ?? null,
			array( ...$fieldsNow, ...$pagesNow )
		);
		return array_filter( $fields, static fn( array $field ) => ! in_array( $field['id'] ?? 0, $imported, true ) );
	}

	/**
	 * Gives fields without an id the next ids, as Gravity Forms' API does.
	 *
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	public static function fill( array $gravity, int $minimum ): array {
		$fields = LooseValues::maps( $gravity['fields'] ?? null );
		$next   = self::atLeast( max( $minimum, LooseValues::id( $gravity['nextFieldId'] ?? 0 ) ), $fields );
		foreach ( $fields as $index => $field ) {
			if ( empty( $field['id'] ) ) {
				$fields[ $index ] = array( 'id' => $next++ ) + $field;
			}
		}
		return array( 'fields' => $fields ) + $gravity;
	}

	/** @param array<array<string, mixed>> $fields In Gravity Forms' JSON. */
	public static function atLeast( int $minimum, array $fields ): int {
		$ids = array_map( static fn( array $field ) => LooseValues::id( $field['id'] ?? 0 ), array_values( $fields ) );
		return max( $minimum, 1 + max( array( 0, ...$ids ) ) );
	}
}
