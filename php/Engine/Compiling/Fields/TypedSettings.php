<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Definition\Choice;

/** What a kind's rules, variants and parts may ask of a field's settings, each of its type. */
final class TypedSettings {

	private const OPTIONS       = array(
		'numberFormat',
		'dateType',
		'dateFormat',
		'timeFormat',
		'quizFieldType',
		'captchaType',
		'visibility',
		'addressType',
		'choiceLimit',
	);
	private const WHOLE_NUMBERS = array(
		'maxLength',
		'minLength',
		'maxFiles',
		'maxRows',
		'choiceLimitNumber',
		'choiceLimitMin',
		'choiceLimitMax',
	);
	private const YEARS         = array( 'minYear', 'maxYear' );
	private const NUMBERS       = array( 'rangeMin', 'rangeMax', 'maxFileSize' );
	private const FLAGS         = array( 'multipleFiles', 'passwordConfirm', 'allowPunctuation', 'lookup' );

	public function __construct( private QuizAnswerHash $answerHash ) {}

	/**
	 * @param list<Choice> $choices
	 * @return array<string, mixed> Null and empty text are settings left empty.
	 */
	public function of( FieldSettings $settings, array $choices ): array {
		$typed = array(
			'errorMessage'      => $settings->text( 'errorMessage' ),
			'autocomplete'      => $settings->text( 'autocomplete' ),
			'choiceValues'      => array_map( static fn( Choice $choice ) => $choice->value, $choices ),
			'allowedExtensions' => $this->extensions( $settings ),
		);
		foreach ( self::OPTIONS as $name ) {
			$typed[ $name ] = $settings->option( $name );
		}
		foreach ( self::WHOLE_NUMBERS as $name ) {
			$typed[ $name ] = $settings->whole( $name );
		}
		foreach ( self::YEARS as $name ) {
			$typed[ $name ] = $settings->year( $name );
		}
		foreach ( self::NUMBERS as $name ) {
			$typed[ $name ] = $settings->number( $name );
		}
		foreach ( self::FLAGS as $name ) {
			$typed[ $name ] = $settings->flag( $name ) ? 'yes' : '';
		}
		$this->checkRange( $settings, 'rangeMin', $typed['rangeMin'], $typed['rangeMax'] );
		$this->checkRange( $settings, 'minYear', $typed['minYear'], $typed['maxYear'] );
		$this->checkChoiceLimit( $settings, $typed, count( array_unique( $typed['choiceValues'] ) ) );
		return $typed + $this->answerHash->of( $settings, $choices );
	}

	/** @return list<string>|null In small letters, without a dot. */
	private function extensions( FieldSettings $settings ): ?array {
		$words = array_map(
			static fn( string $word ) => strtolower( ltrim( $word, '.' ) ),
			$settings->words( 'allowedExtensions' )
		);
		return array() === $words ? null : array_values( array_unique( $words ) );
	}

	/**
	 * Nobody could send a form that asks for more choices than there are, or for more than it takes. Limits that are
	 * not in use are not shown, so that nobody could mend them.
	 *
	 * @param array<string, mixed> $typed
	 */
	private function checkChoiceLimit( FieldSettings $settings, array $typed, int $choices ): void {
		$setting = match ( $typed['choiceLimit'] ) {
			'exactly' => 'choiceLimitNumber',
			'range'   => 'choiceLimitMin',
			default   => '',
		};
		$number  = $typed[ $setting ] ?? null;
		if ( 'range' === $typed['choiceLimit'] ) {
			$this->checkRange( $settings, $setting, $number, $typed['choiceLimitMax'] );
		}
		if ( is_int( $number ) && $number > $choices ) {
			$settings->problem( 'tooFewChoices', $setting, number: (string) $number, choices: (string) $choices );
		}
	}

	private function checkRange( FieldSettings $settings, string $setting, mixed $min, mixed $max ): void {
		if ( is_numeric( $min ) && is_numeric( $max ) && $min > $max ) {
			$settings->problem( 'rangeCrossed', $setting, min: (string) $min, max: (string) $max );
		}
	}
}
