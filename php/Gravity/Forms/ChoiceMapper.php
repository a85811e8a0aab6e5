<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/** Choices and the inputs that belong to them. */
final class ChoiceMapper {

	/** @return list<array{text: string, value: string, isSelected: bool}>|null */
	public function read( mixed $choices ): ?array {
		$mapped = array();
		foreach ( LooseValues::maps( $choices ) as $choice ) {
			$text     = LooseValues::text( $choice['text'] ?? '' );
			$mapped[] = array(
				'text'       => $text,
				'value'      => LooseValues::text( $choice['value'] ?? $text ),
				'isSelected' => ! empty( $choice['isSelected'] ),
			);
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
			static fn( array $choice ) => $choice
				+ ( $byValue[ LooseValues::text( $choice['value'] ?? '' ) ] ?? array() ),
			LooseValues::maps( $choices )
		);
	}

	/**
	 * One input per checkbox choice; numbers ending in 0 are skipped, so that 5.1 and 5.10 are not the same number.
	 *
	 * @return list<array{id: string, label: string, name: string}>
	 */
	public function inputs( int $fieldId, mixed $choices ): array {
		$inputs = array();
		$number = 0;
		foreach ( LooseValues::maps( $choices ) as $choice ) {
			$number  += 0 === ( $number + 1 ) % 10 ? 2 : 1;
			$inputs[] = array(
				'id'    => "{$fieldId}.{$number}",
				'label' => LooseValues::text( $choice['text'] ?? '' ),
				'name'  => '',
			);
		}
		return $inputs;
	}
}
