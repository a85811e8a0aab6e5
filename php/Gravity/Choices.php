<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

/** Choices and the inputs that belong to them. */
final class Choices {

	/** @return list<array{text: string, value: string, isSelected: bool}>|null */
	public function read( mixed $choices ): ?array {
		$read = array();
		foreach ( Loose::maps( $choices ) as $choice ) {
			$text   = Loose::text( $choice['text'] ?? '' );
			$read[] = array(
				'text'       => $text,
				'value'      => Loose::text( $choice['value'] ?? $text ),
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
		foreach ( Loose::maps( $originals ) as $original ) {
			$known[ Loose::text( $original['value'] ?? $original['text'] ?? '' ) ] = $original;
		}
		return array_map( static fn( array $choice ) => $choice + ( $known[ Loose::text( $choice['value'] ?? '' ) ] ?? array() ), Loose::maps( $ours ) );
	}

	/**
	 * One input per checkbox choice; numbers ending in 0 are skipped, so that 5.1 and 5.10 are not the same number.
	 *
	 * @return list<array{id: string, label: string, name: string}>
	 */
	public function inputs( int $fieldId, mixed $choices ): array {
		$inputs = array();
		$number = 0;
		foreach ( Loose::maps( $choices ) as $choice ) {
			$number  += 0 === ( $number + 1 ) % 10 ? 2 : 1;
			$inputs[] = array(
				'id'    => "{$fieldId}.{$number}",
				'label' => Loose::text( $choice['text'] ?? '' ),
				'name'  => '',
			);
		}
		return $inputs;
	}
}
