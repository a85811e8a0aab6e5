<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Engine\Shapes\ChoiceNumbers;
use Atoll\Gravity\Kinds\PartNumbers;
use Atoll\Gravity\LooseValues;

/** Converts choices and the inputs that belong to them. */
final class ChoiceMapper {

	/**
	 * Reads a field's choices, each with the number of its checkbox where that differs from the one its position gives.
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
	 * @param list<int> $numbers Numbers of the checkboxes, 0 where the position gives the number.
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
	 * Returns the numbers of the checkboxes. Gravity Forms numbers them by position; exports of Atoll may keep others.
	 *
	 * @param array<string, mixed> $gravity
	 * @return list<int> Empty where the numbers are those that positions give.
	 */
	private function ownNumbers( array $gravity, int $count ): array {
		$numbers = array_map(
			static fn( array $input ) => PartNumbers::ofInput( LooseValues::text( $input['id'] ?? '' ) ),
			LooseValues::maps( $gravity['inputs'] ?? null )
		);
		$isTold  = count( $numbers ) === $count && ChoiceNumbers::assign( $numbers ) === $numbers;
		return $isTold && ChoiceNumbers::assign( array_fill( 0, $count, 0 ) ) !== $numbers ? $numbers : array();
	}

	/**
	 * Writes choices to Gravity Forms' JSON, each with its original's further properties, such as a price.
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
	 * Returns one input for each choice of a checkbox field.
	 *
	 * @param mixed $choices Choices of a form source, with their numbers.
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
			ChoiceNumbers::assign(
				array_map( static fn( array $choice ) => LooseValues::int( $choice['number'] ?? 0 ), $list )
			)
		);
	}
}
