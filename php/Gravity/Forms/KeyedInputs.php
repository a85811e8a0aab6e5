<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Engine\Shapes\ChoiceNumbers;
use Atoll\Gravity\Kinds\PartNumbers;
use Atoll\Gravity\LooseValues;

/**
 * Inputs of Gravity Forms' Multiple Choice and Image Choice fields. Each belongs to the choice with the same key, so
 * stored answers keep their meaning when choices are moved or removed.
 */
final class KeyedInputs {

	/**
	 * @param array<string, mixed> $gravity A field.
	 * @return array<array-key, int> Numbers after the dot of the inputs' ids, by key; empty without such inputs.
	 */
	public static function numbers( array $gravity ): array {
		$id      = LooseValues::text( $gravity['id'] ?? '' );
		$numbers = array();
		foreach ( LooseValues::maps( $gravity['inputs'] ?? null ) as $input ) {
			$key     = LooseValues::text( $input['key'] ?? '' );
			$inputId = LooseValues::text( $input['id'] ?? '' );
			// Gravity Forms gives the tenth choice the next whole number, such as 6 in field 5: skip it.
			if ( '' !== $key && str_starts_with( $inputId, "{$id}." ) ) {
				$numbers[ $key ] ??= PartNumbers::ofInput( $inputId );
			}
		}
		return $numbers;
	}

	/**
	 * Writes inputs as Gravity Forms' editor does: existing inputs stay in their order, new choices' inputs follow, and
	 * inputs of removed choices are removed.
	 *
	 * @param array<string, mixed> $gravity  The field with the choices of a form source, with their numbers.
	 * @param array<string, mixed> $original The field as it was imported.
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
		foreach ( ChoiceNumbers::assign( $own ) as $index => $number ) {
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
