<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;

/** Confirmations and notifications of a form: lists in Atoll; lists or maps by id in Gravity Forms. */
final class NamedItems {

	private const LISTS = array( 'confirmations', 'notifications' );

	/**
	 * Checks that both are lists. A missing or empty value, such as an empty text, is accepted.
	 *
	 * @param array<int|string, mixed> $gravity
	 * @throws BadRequest For any other value without items, since it would be lost.
	 */
	public static function check( array $gravity ): void {
		foreach ( self::LISTS as $list ) {
			$items = $gravity[ $list ] ?? '';
			if ( '' !== $items && ( ! is_array( $items ) || $items !== array_filter( $items, is_array( ... ) ) ) ) {
				throw new BadRequest(
					"invalid_{$list}",
					/* translators: %s: notifications or confirmations, as the name of a property. */
					sprintf( __( 'What the form has as %s must be a list of objects.', 'atoll' ), $list )
				);
			}
		}
	}

	/**
	 * @param array<int|string, mixed> $gravity
	 * @param array<string, mixed>     $before The form that is replaced.
	 * @return array<int|string, mixed> The form, with the lists of the replaced form where it has none itself.
	 */
	public static function complete( array $gravity, array $before ): array {
		foreach ( self::LISTS as $list ) {
			if ( ! is_array( $gravity[ $list ] ?? null ) ) {
				$gravity[ $list ] = (array) $before[ $list ];
			}
		}
		return $gravity;
	}

	/** @return list<array<string, mixed>> Each with its id. */
	public static function read( mixed $items ): array {
		$withIds = array();
		foreach ( LooseValues::map( $items ) as $key => $item ) {
			if ( is_array( $item ) ) {
				$withIds[] = array( 'id' => LooseValues::text( $item['id'] ?? $key ) ) + LooseValues::map( $item );
			}
		}
		return $withIds;
	}

	/**
	 * @param array<string, list<array<string, mixed>>> $lists
	 * @param array<string, mixed>                      $gravity The form as it was imported.
	 * @return array<string, mixed> The same form with these lists; an unchanged list stays as it was imported.
	 */
	public static function write( array $lists, array $gravity ): array {
		foreach ( $lists as $list => $items ) {
			if ( $items !== self::read( $gravity[ $list ] ?? null ) || ! isset( $gravity[ $list ] ) ) {
				$gravity[ $list ] = (object) array_column( $items, null, 'id' );
			}
		}
		return $gravity;
	}
}
