<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Shapes\SelectionShape;

/**
 * Answers of an entry that its form no longer has a field, input or choice for. They stay when others change, until
 * staff delete them or the field, now of another kind, gets a new answer.
 */
final class OrphanedAnswers {

	/**
	 * @param array<array-key, string> $stored  By the keys of an entry.
	 * @param ResolvedAnswers          $changed What takes the place of the others.
	 * @param list<string>             $deleted Ids of those that are not kept ({@see OrphanedAnswer}).
	 * @return array<array-key, string> Answers to keep; a changed list has both its new and its old choices.
	 */
	public static function keep(
		array $stored,
		Form $form,
		ResolvedAnswers $changed,
		array $deleted = array()
	): array {
		$given  = self::given( $form, $changed );
		$isKept = static fn( int|string $key ): bool => self::isHiddenPart( $key, $form )
			|| ! in_array( self::id( $key, $form ), $deleted, true );
		$lists  = array();
		foreach ( self::lists( $stored, $form, $changed ) as list( $field, $values ) ) {
			$isListed = static fn( string $value ): bool => ! in_array( "{$field->id}:{$value}", $deleted, true );
			$kept     = array_filter( $values, $isListed );
			if ( array() !== $kept ) {
				$chosen = AnswerValue::texts( $changed->answers()->value( $field->id ) );
				$list   = array_values( array_unique( array( ...$chosen, ...$kept ) ) );
				$lists += ( new SelectionShape() )->toEntry( $field, $list );
			}
		}
		return $lists + array_filter( self::single( $stored, $form, $changed, $given ), $isKept, ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Each that stays while nobody deletes it.
	 *
	 * @param array<array-key, string> $stored As above.
	 * @param ResolvedAnswers          $shown  What a form shows: of these, what it does not offer cannot be sent.
	 * @return list<OrphanedAnswer>
	 */
	public static function each( array $stored, Form $form, ResolvedAnswers $shown ): array {
		$each = array();
		foreach ( self::lists( $stored, $form, $shown ) as list( $field, $values ) ) {
			foreach ( $values as $value ) {
				$each[] = new OrphanedAnswer( "{$field->id}:{$value}", $field->id, (string) $field->id, $value );
			}
		}
		$texts = array();
		$given = array_filter(
			self::given( $form, $shown ),
			static function ( string $answer, int|string $key ) use ( $form ): bool {
				$field = $form->field( (int) $key );
				return null !== $field && SupportedAnswer::isSupported( $field, (string) $key, $answer );
			},
			ARRAY_FILTER_USE_BOTH
		);
		foreach ( self::single( $stored, $form, $shown, $given ) as $key => $text ) {
			if ( ! self::isHiddenPart( $key, $form ) ) {
				$texts[ self::id( $key, $form ) ][] = $text;
			}
		}
		foreach ( $texts as $id => $parts ) {
			$each[] = new OrphanedAnswer( (string) $id, (int) $id, (string) $id, implode( "\n", $parts ) );
		}
		return $each;
	}

	/** Returns what is deleted together: one input, or all inputs of a field that the form no longer has. */
	private static function id( int|string $key, Form $form ): string {
		return (string) ( null === $form->field( (int) $key ) ? (int) $key : $key );
	}

	/**
	 * @param array<array-key, string> $stored
	 * @param array<array-key, string> $given What takes their place.
	 * @return array<array-key, string> All but those in lists.
	 */
	private static function single( array $stored, Form $form, ResolvedAnswers $changed, array $given ): array {
		return array_filter(
			array_diff_key( $stored, $given ),
			static function ( string $answer, int|string $key ) use ( $form, $changed, $given ): bool {
				$field = $form->field( (int) $key );
				if ( self::isHiddenPart( $key, $form ) ) {
					return in_array( (int) $key, array_map( intval( ... ), array_keys( $given ) ), true );
				}
				return null === $field || (
					! $changed->isHidden( $field->id )
						&& ! SupportedAnswer::isSupported( $field, (string) $key, $answer )
						&& ! self::isReplaced( (string) $key, $given )
				);
			},
			ARRAY_FILTER_USE_BOTH
		);
	}

	/** Whether the form itself stores this part with the answer: it stays as long as that does. */
	private static function isHiddenPart( int|string $key, Form $form ): bool {
		return isset( $form->field( (int) $key )?->hiddenParts()[ $key ] );
	}

	/** @return array<array-key, string> The changed answers without parts that nobody sees, which stay as stored. */
	private static function given( Form $form, ResolvedAnswers $changed ): array {
		$given = $changed->answers()->toEntry();
		foreach ( $form->fields() as $field ) {
			$given = array_diff_key( $given, $field->hiddenParts() );
		}
		return $given;
	}

	/**
	 * @param array<array-key, string> $stored
	 * @return list<array{Field, non-empty-list<string>}> What lists had that is not offered.
	 */
	private static function lists( array $stored, Form $form, ResolvedAnswers $changed ): array {
		$lists = array();
		foreach ( $form->fields() as $field ) {
			$before = $field->isList() && ! $changed->isHidden( $field->id )
				? AnswerValue::texts( ( new SelectionShape() )->fromEntry( $field, $stored ) )
				: array();
			$kept   = array_values( array_diff( $before, array_column( $field->choices, 'value' ) ) );
			if ( array() !== $kept ) {
				$lists[] = array( $field, $kept );
			}
		}
		return $lists;
	}

	/** @param array<array-key, string> $given Replaces the answer if one is in parts and the other a whole. */
	public static function isReplaced( string $key, array $given ): bool {
		$keys  = array_filter( array_keys( $given ), static fn( int|string $other ) => (int) $other === (int) $key );
		$alike = array_filter( $keys, static fn( int|string $one ) => self::isPart( $one ) === self::isPart( $key ) );
		return array() !== $keys && array() === $alike;
	}

	private static function isPart( int|string $key ): bool {
		return str_contains( (string) $key, '.' );
	}
}
