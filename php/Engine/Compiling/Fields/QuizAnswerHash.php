<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Rules\Correct;

/** A quiz' right answer as what may leave the server: a hash, and the salt it was made with. */
final class QuizAnswerHash {

	private const SALT_LENGTH = 16;

	/**
	 * @param list<Choice> $choices
	 * @return array{quizSalt: string, quizHash: string}|array{} Nothing for a field that is no quiz.
	 */
	public function of( FieldSettings $settings, array $choices ): array {
		if ( ! $settings->has( 'correctValue' ) ) {
			return array();
		}
		$offered = array_map( static fn( Choice $choice ) => $choice->value, $choices );
		$correct = array_values( array_unique( array_intersect( $offered, $settings->texts( 'correctValue' ) ) ) );
		if ( array() === $correct ) {
			$settings->problem( 'correctMissing', 'correctValue' );
		}
		$salt = bin2hex( random_bytes( self::SALT_LENGTH ) );
		return array(
			'quizSalt' => $salt,
			'quizHash' => Correct::hash( $salt, implode( "\n", $correct ) ),
		);
	}
}
