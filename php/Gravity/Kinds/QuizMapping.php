<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** Correct answers of a quiz field, which the Quiz add-on marks on the choices. */
final class QuizMapping implements KindMapping {

	private const SEVERAL = 'checkbox';

	public function names(): array {
		return array( 'correctValue' );
	}

	/** @return array{correctValue?: non-empty-list<string>} */
	public function read( array $gravity ): array {
		$correct = array();
		foreach ( LooseValues::maps( $gravity['choices'] ?? null ) as $choice ) {
			if ( ! empty( $choice['gquizIsCorrect'] ) ) {
				$correct[] = LooseValues::text( $choice['value'] ?? $choice['text'] ?? '' );
			}
		}
		return array_filter( array( 'correctValue' => $correct ) );
	}

	public function write( array $settings, array $gravity ): array {
		$stored  = $settings['correctValue'] ?? array();
		$isFirst = $stored === ( $this->read( $gravity )['correctValue'][0] ?? null );
		// For single-choice fields, earlier imports stored only the first correct answer: keep the others as imported.
		if ( $isFirst && self::SEVERAL !== ( $gravity['gquizFieldType'] ?? '' ) ) {
			return $gravity;
		}
		$correct = array_filter( (array) $stored, 'is_string' );
		$choices = array_map(
			static fn( array $choice ) => array(
				'gquizIsCorrect' => in_array(
					LooseValues::text( $choice['value'] ?? $choice['text'] ?? '' ),
					$correct,
					true
				),
			)
				+ $choice,
			LooseValues::maps( $gravity['choices'] ?? null )
		);
		return array( 'choices' => $choices ) + $gravity;
	}
}
