<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Engine\Shapes\ChoiceNumbers;
use Atoll\Gravity\LooseValues;

/** Choices and the inputs that belong to them. */
final class ChoiceMapper {

	/**
	 * @param array<array-key, int> $numbers Of inputs, by the choices' keys ({@see KeyedInputs}).
	 * @return list<array{text: string, value: string, isSelected: bool, number?: int}>|null
	 */
	public function read( mixed $choices, array $numbers = array() ): ?array {
		$mapped = array();
		foreach ( LooseValues::maps( $choices ) as $choice ) {
			$text     = LooseValues::text( $choice['text'] ?? '' );
			$number   = $numbers[ LooseValues::text( $choice['key'] ?? '' ) ] ?? 0;
			$mapped[] = array(
				'text'       => $text,
				'value'      => LooseValues::text( $choice['value'] ?? $text ),
				'isSelected' => ! empty( $choice['isSelected'] ),
			) + ( $number > 0 ? array( 'number' => $number ) : array() );
		}
		return $mapped ? $mapped : null;
	}

	/**
	 * Choices in Gravity Forms' JSON, each with what its original had beside text, value and selection (a price, say).
	 *
	 * @return list<array<string, mixed>>
	 */
	public function write( mixed $choices, mixed $originals ): array {
		$byValue = array();
		foreach ( LooseValues::maps( $originals ) as $original ) {
			$byValue[ LooseValues::text( $original['value'] ?? $original['text'] ?? '' ) ] = $original;
		}
		return array_map(
			static fn( array $choice ) => array_diff_key( $choice, array( 'number' => 0 ) )
				+ ( $byValue[ LooseValues::text( $choice['value'] ?? '' ) ] ?? array() ),
			LooseValues::maps( $choices )
		);
	}

	/**
	 * One input per checkbox choice, by its place.
	 *
	 * @return list<array{id: string, label: string, name: string}>
	 */
	public function inputs( int $fieldId, mixed $choices ): array {
		$list = LooseValues::maps( $choices );
		return array_map(
			static fn( array $choice, int $number ) => array(
				'id'    => "{$fieldId}.{$number}",
				'label' => LooseValues::text( $choice['text'] ?? '' ),
				'name'  => '',
			),
			$list,
			ChoiceNumbers::of( array_fill( 0, count( $list ), 0 ) )
		);
	}
}
