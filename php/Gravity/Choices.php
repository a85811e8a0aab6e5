<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

/** Choices and the inputs that belong to them. */
final class Choices {

	/** @return list<array{text: string, value: string, isSelected: bool}>|null */
	public function read( mixed $choices ): ?array {
		if ( ! is_array( $choices ) || ! $choices ) {
			return null;
		}
		$read = array();
		foreach ( $choices as $choice ) {
			if ( is_array( $choice ) ) {
				$text   = $this->text( $choice['text'] ?? '' );
				$read[] = array(
					'text'       => $text,
					'value'      => $this->text( $choice['value'] ?? $text ),
					'isSelected' => ! empty( $choice['isSelected'] ),
				);
			}
		}
		return $read;
	}

	/**
	 * Our choices in their form, each with what its original had beside text, value and selection (a price, say).
	 *
	 * @param list<array<string, mixed>> $ours
	 * @param array<mixed>               $originals
	 * @return list<array<string, mixed>>
	 */
	public function write( array $ours, array $originals ): array {
		$known = array();
		foreach ( $originals as $original ) {
			if ( is_array( $original ) ) {
				$known[ $this->text( $original['value'] ?? $original['text'] ?? '' ) ] = $original;
			}
		}
		return array_map( fn( array $choice ) => $choice + ( $known[ $this->text( $choice['value'] ?? '' ) ] ?? array() ), $ours );
	}

	/**
	 * One input per checkbox choice; numbers ending in 0 are skipped, so that 5.1 and 5.10 are not the same number.
	 *
	 * @param list<array<string, mixed>> $choices
	 * @return list<array{id: string, label: string, name: string}>
	 */
	public function inputs( int $fieldId, array $choices ): array {
		$inputs = array();
		$number = 0;
		foreach ( $choices as $choice ) {
			$number  += 0 === ( $number + 1 ) % 10 ? 2 : 1;
			$inputs[] = array(
				'id'    => "{$fieldId}.{$number}",
				'label' => $this->text( $choice['text'] ?? '' ),
				'name'  => '',
			);
		}
		return $inputs;
	}

	private function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
