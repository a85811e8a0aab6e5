<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** A quiz' right answer, which the Quiz add-on marks on its choices. */
final class QuizMapping implements KindMapping {

	private const SEVERAL = 'checkbox';

	public function names(): array {
		return array( 'correctValue' );
	}

	public function read( array $gravity ): array {
		$correct = array();
		foreach ( LooseValues::maps( $gravity['choices'] ?? null ) as $choice ) {
			if ( ! empty( $choice['gquizIsCorrect'] ) ) {
				$correct[] = LooseValues::text( $choice['value'] ?? $choice['text'] ?? '' );
			}
		}
		if ( array() === $correct ) {
			return array();
		}
		return array(
			'correctValue' => self::SEVERAL === ( $gravity['gquizFieldType'] ?? '' ) ? $correct : $correct[0],
		);
	}

	public function write( array $settings, array $gravity ): array {
		$correct = array_filter( (array) ( $settings['correctValue'] ?? array() ), 'is_string' );
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
