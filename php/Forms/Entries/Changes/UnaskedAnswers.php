<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;

/**
 * Answers of an entry that its form has no place for: to questions, parts and boxes that it does not have, and choices
 * that it does not offer. Nobody who changes the others sees them, so they stay as they are; but where a question is of
 * another kind now, a new answer to it takes the place of the old one.
 */
final class UnaskedAnswers {

	/**
	 * @param array<array-key, string> $stored  By the keys of an entry.
	 * @param ResolvedAnswers          $changed What takes the place of the others.
	 * @return array<array-key, string>
	 */
	public static function of( array $stored, Form $form, ResolvedAnswers $changed ): array {
		$given = $changed->answers()->toEntry();
		return array_filter(
			array_diff_key( $stored, $given ),
			static function ( string $answer, int|string $key ) use ( $form, $changed, $given ): bool {
				$field = $form->field( (int) $key );
				return null === $field || (
					! $changed->isHidden( $field->id )
						&& ! self::isAsked( $field, (string) $key, $answer )
						&& ! self::isReplaced( (string) $key, $given )
				);
			},
			ARRAY_FILTER_USE_BOTH
		);
	}

	private static function isAsked( Field $field, string $key, string $answer ): bool {
		return $field->holds( $key )
			&& ( ! $field->isChosen() || isset( $field->record()[ $key ] ) || self::isOffered( $field, $answer ) );
	}

	/** One of those that a list holds is enough: it is in view, and with it the others were judged. */
	private static function isOffered( Field $field, string $answer ): bool {
		$chosen = $field->isList() ? json_decode( $answer, true ) : null;
		$values = is_array( $chosen ) ? array_filter( $chosen, 'is_string' ) : array( $answer );
		return array() !== array_intersect( $values, array_column( $field->choices, 'value' ) );
	}

	/**
	 * Whether its question was answered in parts once and as a whole now, or the other way around.
	 *
	 * @param array<array-key, string> $given
	 */
	private static function isReplaced( string $key, array $given ): bool {
		$keys  = array_filter( array_keys( $given ), static fn( int|string $other ) => (int) $other === (int) $key );
		$alike = array_filter( $keys, static fn( int|string $other ) => self::isPart( $other ) === self::isPart( $key ) );
		return array() !== $keys && array() === $alike;
	}

	private static function isPart( int|string $key ): bool {
		return str_contains( (string) $key, '.' );
	}
}
