<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Forms\Display;
use Atoll\Forms\Field;
use Atoll\Forms\FieldInput;
use Atoll\Forms\Form;

/** An entry's answers in words, in the form's order; answers to fields that the form no longer has come last. */
final class EntryAnswers {

	public function __construct( private Display $display ) {}

	/**
	 * @param Form|null               $form    As it is now; null when it is gone.
	 * @param array<array-key, string> $answers Keyed as in the entry.
	 * @return list<EntryAnswer> What was answered.
	 */
	public function of( ?Form $form, array $answers ): array {
		$shown = array();
		foreach ( $form?->fields() ?? array() as $field ) {
			$taken   = array_filter( $answers, static fn( $key ) => (int) $key === $field->id, ARRAY_FILTER_USE_KEY );
			$answers = array_diff_key( $answers, $taken );
			if ( array() !== $taken ) {
				$shown[] = new EntryAnswer( $field, '', $this->words( $field, $taken ) );
			}
		}
		foreach ( $answers as $key => $text ) {
			$shown[] = new EntryAnswer( null, (string) $key, $text );
		}
		return $shown;
	}

	/**
	 * What was recorded beside an answer (the words that somebody agreed to) says more than the answer itself. Of
	 * choices and parts that are gone from the form, what was answered is still shown.
	 *
	 * @param array<array-key, string> $taken
	 */
	private function words( Field $field, array $taken ): string {
		$recorded = array_intersect_key( $taken, $field->record() );
		if ( $recorded ) {
			return reset( $recorded );
		}
		$known = array_flip( array( $field->id, ...array_map( static fn( FieldInput $input ) => $input->id, $field->inputs ) ) );
		$words = $this->display->stored( $field, $taken );
		return implode( "\n", array_filter( array( '' === $words ? implode( "\n", array_intersect_key( $taken, $known ) ) : $words, ...array_values( array_diff_key( $taken, $known ) ) ) ) );
	}
}
