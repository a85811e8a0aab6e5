<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/** The id that the next field of a form gets: Gravity Forms keeps it with the form. */
final class NextFieldId {

	/**
	 * The number that the next field will get. Ours is one more than Gravity Forms' where a button of ours took that.
	 *
	 * @param array<string, mixed> $source
	 * @param array<string, mixed> $gravity With its fields, and its number as it came.
	 */
	public static function of( array $source, array $gravity ): int {
		$fields = LooseValues::maps( $gravity['fields'] ?? null );
		$came   = LooseValues::id( $gravity['nextFieldId'] ?? 0 );
		$now    = LooseValues::int( $source['nextFieldId'] ?? 0 );
		if ( $now > 1 + self::atLeast( $came, $fields ) ) {
			return self::atLeast( $now, $fields );
		}
		return self::atLeast( $came, $came > 0 ? self::added( $source, $fields ) : $fields );
	}

	/**
	 * The fields that an editor added since the form came. Gravity Forms' own number may be lower than some of those
	 * that came, where an add-on numbered them.
	 *
	 * @param array<string, mixed>       $source
	 * @param list<array<string, mixed>> $fields In Gravity Forms' JSON.
	 * @return array<array<string, mixed>>
	 */
	private static function added( array $source, array $fields ): array {
		$fieldsNow = LooseValues::maps( $source['fields'] ?? null );
		$pagesNow  = LooseValues::maps( $source['pageList'] ?? null );
		$came      = array_map(
			static fn( array $one ) => LooseValues::map( $one['gravity'] ?? null )['id'] ?? null,
			array( ...$fieldsNow, ...$pagesNow )
		);
		return array_filter( $fields, static fn( array $field ) => ! in_array( $field['id'] ?? 0, $came, true ) );
	}

	/** @param array<array<string, mixed>> $fields In Gravity Forms' JSON. */
	public static function atLeast( int $least, array $fields ): int {
		$ids = array_map( static fn( array $field ) => LooseValues::id( $field['id'] ?? 0 ), array_values( $fields ) );
		return max( $least, 1 + max( array( 0, ...$ids ) ) );
	}
}
