<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Rules\Correct;

/** A quiz' right answers as what may leave the server: a hash of each, and the salt they were made with. */
final class QuizAnswerHash {

	private const SALT_LENGTH = 16;

	/** The shape of a question that has all right choices for its answer; else each is one. */
	private const SEVERAL = 'choices';

	/**
	 * @param list<Choice> $choices
	 * @param string       $shape   Of the field's kind, as its settings make it.
	 * @return array{quizSalt: string, quizHashes: list<string>}|array{} Nothing for a field that is no quiz.
	 */
	public function of( FieldSettings $settings, array $choices, string $shape ): array {
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
