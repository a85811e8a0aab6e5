<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/** Choices and the inputs that belong to them. */
final class ChoiceMapper {

	/** @return list<array{text: string, value: string, isSelected: bool}>|null */
	public function read( mixed $choices ): ?array {
		$read = array();
		foreach ( LooseValues::maps( $choices ) as $choice ) {
			$text   = LooseValues::text( $choice['text'] ?? '' );
			$read[] = array(
				'text'       => $text,
				'value'      => LooseValues::text( $choice['value'] ?? $text ),
				'isSelected' => ! empty( $choice['isSelected'] ),
			);
		}
		return $read ? $read : null;
	}

	/**
	 * Our choices in their form, each with what its original had beside text, value and selection (a price, say).
	 *
	 * @return list<array<string, mixed>>
	 */
	public function write( mixed $ours, mixed $originals ): array {
		$known = array();
		foreach ( LooseValues::maps( $originals ) as $original ) {
			$known[ LooseValues::text( $original['value'] ?? $original['text'] ?? '' ) ] = $original;
		}
		return array_map(
			static fn( array $choice ) => $choice
				+ ( $known[ LooseValues::text( $choice['value'] ?? '' ) ] ?? array() ),
			LooseValues::maps( $ours )
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
