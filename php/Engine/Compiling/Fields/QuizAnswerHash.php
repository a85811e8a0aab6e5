<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Rules\Correct;

/** Correct quiz answers in a form that can be sent to browsers: a salted hash of each, and the salt. */
final class QuizAnswerHash {

	private const SALT_LENGTH = 16;

	/** Shape in which all correct choices together are the answer; in others each correct choice is an answer. */
	private const SEVERAL = 'choices';

	/**
	 * @param list<Choice> $choices
	 * @param string       $shape   Shape of the field's kind with these settings.
	 * @return array{quizSalt: string, quizHashes: list<string>}|array{} Empty for a field that is not a quiz.
	 */
	public function compute( FieldSettings $settings, array $choices, string $shape ): array {
		if ( ! $settings->has( 'correctValue' ) ) {
			return array();
		}
		$offered = array_map( static fn( Choice $choice ) => $choice->value, $choices );
		$correct = array_values( array_unique( array_intersect( $offered, $settings->texts( 'correctValue' ) ) ) );
		if ( array() === $correct ) {
			$settings->problem( 'correctMissing', 'correctValue' );
		}
		$isOne   = self::SEVERAL === $shape;
		$answers = $isOne ? array( implode( "\n", $correct ) ) : $correct;
		$salt    = bin2hex( random_bytes( self::SALT_LENGTH ) );
		return array(
			'quizSalt'   => $salt,
			'quizHashes' => array_map( static fn( string $answer ) => Correct::hash( $salt, $answer ), $answers ),
		);
	}
}
