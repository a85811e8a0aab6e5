<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/** Gravity Forms' dropdown. It starts at its default value, else its selected choice, placeholder or first choice. */
final class Dropdown {

	/** @param array<string, mixed> $gravity */
	public static function is( array $gravity ): bool {
		$looks = array( $gravity['gquizFieldType'] ?? '', $gravity['inputType'] ?? '', $gravity['type'] ?? '' );
		return 'select' === current( array_filter( array_map( LooseValues::text( ... ), $looks ) ) );
	}

	/**
	 * Whether the dropdown shows its first choice until somebody chooses.
	 *
	 * @param array<string, mixed>       $gravity
	 * @param list<array<string, mixed>> $choices Choices of a form source.
	 */
	public static function startsAtFirst( array $gravity, array $choices ): bool {
		return self::is( $gravity )
			&& '' === LooseValues::text( $gravity['placeholder'] ?? '' )
			&& array() === array_filter( array_column( $choices, 'isSelected' ) );
	}

	/**
	 * Returns the choices with the one selected that the dropdown starts at.
	 *
	 * @param array<string, mixed>                                                     $gravity
	 * @param list<array{text: string, value: string, isSelected: bool, number?: int}> $choices
	 * @return list<array{text: string, value: string, isSelected: bool, number?: int}>
	 */
	public static function withBeginning( array $gravity, array $choices ): array {
		$default = LooseValues::text( $gravity['defaultValue'] ?? '' );
		$begun   = self::is( $gravity ) && '' !== $default
			? self::select( $choices, self::indexOf( $default, $choices ) )
			: $choices;
		// Gravity Forms prints hidden dropdowns too, and browsers send the choice they start at.
		return 'hidden' === ( $gravity['visibility'] ?? '' ) && self::startsAtFirst( $gravity, $begun )
			? self::select( $begun, 0 )
			: $begun;
	}

	/**
	 * Removes the default value, so that the dropdown starts at the selected choice.
	 *
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	public static function withoutDefault( array $gravity ): array {
		return self::is( $gravity ) && isset( $gravity['defaultValue'] )
			? array( 'defaultValue' => '' ) + $gravity
			: $gravity;
	}

	/**
	 * @param list<array{text: string, value: string, isSelected: bool, number?: int}> $choices
	 * @return int|null Index of the choice that a default value names by its value, else by its text.
	 */
	private static function indexOf( string $default, array $choices ): ?int {
		$byValue = array_search( $default, array_column( $choices, 'value' ), true );
		$index   = false === $byValue ? array_search( $default, array_column( $choices, 'text' ), true ) : $byValue;
		return false === $index ? null : $index;
	}

	/**
	 * @param list<array{text: string, value: string, isSelected: bool, number?: int}> $choices
	 * @return list<array{text: string, value: string, isSelected: bool, number?: int}> Only the chosen one is selected.
	 */
	private static function select( array $choices, ?int $chosen ): array {
		foreach ( array_keys( $choices ) as $index ) {
			$choices[ $index ]['isSelected'] = $index === $chosen;
		}
		return $choices;
	}
}
