<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Engine\Shapes\ChoiceNumbers;
use Atoll\Gravity\Kinds\PartNumbers;
use Atoll\Gravity\LooseValues;

/**
 * Inputs of Gravity Forms' Multiple Choice and Image Choice: each belongs to the choice with its key, wherever that
 * stands, so that what was answered keeps its meaning while choices move and go.
 */
final class KeyedInputs {

	/**
	 * @param array<string, mixed> $gravity A field.
	 * @return array<array-key, int> Behind the dot of an input's id, by its key; empty where there are no such inputs.
	 */
	public static function numbers( array $gravity ): array {
		$id      = LooseValues::text( $gravity['id'] ?? '' );
		$numbers = array();
		foreach ( LooseValues::maps( $gravity['inputs'] ?? null ) as $input ) {
			$key     = LooseValues::text( $input['key'] ?? '' );
			$inputId = LooseValues::text( $input['id'] ?? '' );
			// Gravity Forms gives a tenth choice the whole number that follows the field's: 6 in field 5.
			if ( '' !== $key && str_starts_with( $inputId, "{$id}." ) ) {
				$numbers[ $key ] ??= PartNumbers::ofInput( $inputId );
			}
		}
		return $numbers;
	}

	/**
	 * As Gravity Forms' editor does: inputs stay in their order, those of new choices follow, and those of choices that
	 * are gone go.
	 *
	 * @param array<string, mixed> $gravity  With its choices as a source has them, by number.
	 * @param array<string, mixed> $original The field as it once came.
	 * @return array<string, mixed>
	 */
	public static function write( array $gravity, array $original ): array {
		$id      = LooseValues::text( $original['id'] ?? '' );
		$keys    = array_flip( self::numbers( $original ) );
		$choices = LooseValues::maps( $gravity['choices'] ?? null );
		$own     = array_map( static fn( array $choice ) => LooseValues::int( $choice['number'] ?? 0 ), $choices );
		$before  = self::byKey( $original['choices'] ?? null );
		$inputs  = self::byKey( $original['inputs'] ?? null );
		$kept    = array_fill_keys( array_keys( $inputs ), array() );
		foreach ( ChoiceNumbers::of( $own ) as $index => $number ) {
			$key               = (string) ( $number === $own[ $index ] ? $keys[ $number ] ?? '' : '' );
			$key               = '' === $key ? "{$id}-{$number}" : $key;
			$choice            = array( 'key' => $key ) + array_diff_key( $choices[ $index ], array( 'number' => 0 ) );
			$label             = array( 'label' => LooseValues::text( $choice['text'] ?? '' ) );
			$new               = array( 'id' => "{$id}.{$number}", 'name' => '', 'key' => $key );
			$choices[ $index ] = $choice + ( $before[ $key ] ?? array() );
			$kept[ $key ]      = $label + ( $inputs[ $key ] ?? $new );
		}
		return array( 'choices' => $choices, 'inputs' => array_values( array_filter( $kept ) ) ) + $gravity;
	}

	/** @return array<array-key, array<string, mixed>> Choices or inputs. */
	private static function byKey( mixed $items ): array {
		return array_column( LooseValues::maps( $items ), null, 'key' );
	}
}
