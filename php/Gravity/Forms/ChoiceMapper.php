<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Engine\Shapes\ChoiceNumbers;
use Atoll\Gravity\Kinds\PartNumbers;
use Atoll\Gravity\LooseValues;

/** Choices and the inputs that belong to them. */
final class ChoiceMapper {

	/**
	 * Of a field: each with the number of its box, where that is not what its place says.
	 *
	 * @param array<string, mixed> $gravity
	 * @return list<array{text: string, value: string, isSelected: bool, number?: int}>|null
	 */
	public function ofField( array $gravity ): ?array {
		$choices = LooseValues::maps( $gravity['choices'] ?? null );
		$keyed   = KeyedInputs::numbers( $gravity );
		$numbers = array() === $keyed ? $this->ownNumbers( $gravity, count( $choices ) ) : array_map(
			static fn( array $choice ) => $keyed[ LooseValues::text( $choice['key'] ?? '' ) ] ?? 0,
			$choices
		);
		$read = $this->read( $choices, $numbers );
		return null === $read ? null : Dropdown::withBeginning( $gravity, $read );
	}

	/**
	 * @param list<int> $numbers Of their boxes, 0 for what their place says.
	 * @return list<array{text: string, value: string, isSelected: bool, number?: int}>|null
	 */
	public function read( mixed $choices, array $numbers = array() ): ?array {
		$mapped = array();
		foreach ( LooseValues::maps( $choices ) as $index => $choice ) {
			$text     = LooseValues::text( $choice['text'] ?? '' );
			$number   = $numbers[ $index ] ?? 0;
			$mapped[] = array(
				'text'       => $text,
				'value'      => LooseValues::text( $choice['value'] ?? $text ),
				'isSelected' => ! empty( $choice['isSelected'] ),
			) + ( $number > 0 ? array( 'number' => $number ) : array() );
		}
		return $mapped ? $mapped : null;
	}

	/**
	 * Gravity Forms numbers boxes by their place; what left Atoll may have kept its numbers.
	 *
	 * @param array<string, mixed> $gravity
	 * @return list<int> Empty where they say no more than places do.
	 */
	private function ownNumbers( array $gravity, int $count ): array {
		$numbers = array_map(
			static fn( array $input ) => PartNumbers::ofInput( LooseValues::text( $input['id'] ?? '' ) ),
			LooseValues::maps( $gravity['inputs'] ?? null )
		);
		$isTold  = count( $numbers ) === $count && ChoiceNumbers::of( $numbers ) === $numbers;
		return $isTold && ChoiceNumbers::of( array_fill( 0, $count, 0 ) ) !== $numbers ? $numbers : array();
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
	 * One input per checkbox choice.
	 *
	 * @param mixed $choices As a source has them, by number.
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
			ChoiceNumbers::of(
				array_map( static fn( array $choice ) => LooseValues::int( $choice['number'] ?? 0 ), $list )
			)
		);
	}
}
