<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;

/**
 * Makes the column `words`, all tokens that an entry is found by: those of its answers as they are stored and as they
 * are displayed ("VIC" and "Victoria"), of numbers also without formatting ("85,000" and "85000"), and one for each
 * whole answer. Each has a blank before and after it. Leaves out files, whose stored ids nobody types, and what a form
 * records with an answer, which is the same for everybody.
 */
final class SearchWords {

	public function __construct( private AnswerText $answerText ) {}

	/**
	 * @param Form|null                $form    Null if it does not exist; labels of choices and numbers are then
	 *       unknown.
	 * @param array<array-key, string> $answers Keyed as in an entry.
	 */
	public function extract( ?Form $form, array $answers ): string {
		$tokens = array();
		foreach ( $answers as $key => $answer ) {
			$field   = $form?->field( (int) $key );
			$tokens += array_flip( WholeAnswerToken::tokens( (string) $key, $answer ) )
				+ array_flip( $this->numberTokens( $field, (string) $key, $answer ) )
				+ ( $this->isTyped( $field, $key ) ? $this->tokens( $answer ) : array() )
				+ $this->tokens( $field?->numberFormat()?->plain( $answer ) ?? '' );
		}
		foreach ( $form?->fields() ?? array() as $field ) {
			$tokens += $this->displayTokens( $field, $answers );
		}
		return array() === $tokens ? '' : ' ' . implode( ' ', array_keys( $tokens ) ) . ' ';
	}

	private function isTyped( ?Field $field, string|int $key ): bool {
		return null === $field || ! $field->holdsFiles() && ! isset( $field->record()[ $key ] );
	}

	/** @return list<string> The token of the plain number, which finds it however it was typed. */
	private function numberTokens( ?Field $field, string $key, string $answer ): array {
		$format = $field?->numberFormat();
		return null === $format ? array() : WholeAnswerToken::tokens( $key, ComparedTexts::number( $answer, $format ) );
	}

	/**
	 * Returns tokens only for fields that display something other than they store.
	 *
	 * @param array<array-key, string> $answers
	 * @return array<string, int> By token.
	 */
	private function displayTokens( Field $field, array $answers ): array {
		$differs = ! in_array( $field->shape, array( 'text', 'files', 'secret', 'token', 'none' ), true );
		return $differs ? $this->tokens( $this->answerText->stored( $field, $answers ) ) : array();
	}

	/** @return array<string, int> By token. */
	private function tokens( string $text ): array {
		$folded = TextFolding::fold( $text );
		$tokens = array(
			...array_map( SearchTokens::email( ... ), SearchTokens::emailsIn( $folded ) ),
			...array_map( SearchTokens::phone( ... ), SearchTokens::phonesIn( $folded ) ),
			...SearchTokens::words( $folded ),
			...SearchTokens::words( SearchTokens::withoutApostrophes( $folded ) ),
		);
		return array_flip( $tokens );
	}
}
