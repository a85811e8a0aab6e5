<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Definition\Choice;

/** A field's settings by type, for a kind's rules, variants and parts. */
final class TypedSettings {

	/** @param array<string, string> $controls Controls of editors by setting (contract/fields/settings.json). */
	public function __construct( private array $controls ) {}

	/**
	 * @param list<Choice> $choices
	 * @return array<string, mixed> Settings that were left empty are null or empty texts.
	 */
	public function read( FieldSettings $settings, array $choices ): array {
		$values = array_map( static fn( Choice $choice ) => $choice->value, $choices );
		$typed  = array( 'choiceValues' => $values );
		foreach ( $this->controls as $name => $control ) {
			$typed[ $name ] = $this->typed( $settings, $name, $control );
		}
		$this->checkRange( $settings, 'rangeMin', $typed['rangeMin'], $typed['rangeMax'] );
		$this->checkRange( $settings, 'minYear', $typed['minYear'], $typed['maxYear'] );
		$this->checkChoiceLimit( $settings, $typed, count( array_unique( $values ) ) );
		return $typed;
	}

	/** Returns a single value; null for a setting edited as a list or table, for which kinds use what it `gives`. */
	private function typed( FieldSettings $settings, string $name, string $control ): mixed {
		return match ( $control ) {
			'select'     => $settings->option( $name ),
			'whole', 'width' => $settings->whole( $name ),
			'year'       => $settings->year( $name ),
			'number'     => $settings->number( $name ),
			'toggle'     => $settings->flag( $name ) ? 'yes' : '',
			'extensions' => $this->extensions( $settings, $name ),
			'text', 'lines', 'code', 'suggestions', 'formula', 'parameter' => $settings->text( $name ),
			default      => null,
		};
	}

	/** @return list<string>|null In lower case, without a dot. */
	private function extensions( FieldSettings $settings, string $name ): ?array {
		$words = array_map(
			static fn( string $word ) => strtolower( ltrim( $word, '.' ) ),
			$settings->words( $name )
		);
		return array() === $words ? null : array_values( array_unique( $words ) );
	}

	/**
	 * Reports a form that requires more choices than there are, or more than it accepts, since nobody could submit it.
	 * Limits that are not in use are ignored: the editor does not show them, so nobody could fix them.
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
