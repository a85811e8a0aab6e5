<?php

declare( strict_types=1 );

namespace Atoll\Engine\FormAnswers;

use Atoll\Engine\Formats\Text;

/**
 * Helpers for a field's answer: one text, a list of texts, rows of texts, texts by input, or files, depending on the
 * field's shape. The mirror of src/forms/value.ts.
 *
 * @phpstan-type AnyValue string|list<string>|list<list<string>>|array<string, string>|list<FileAnswer>
 */
final class AnswerValue {

	/** Whether a value counts as empty: it has nothing but white space. "0" is an answer, and so is a file. */
	public static function isBlank( mixed $value ): bool {
		foreach ( is_array( $value ) ? $value : array( $value ) as $part ) {
			if ( is_array( $part ) ? ! self::isBlank( $part ) : ! is_string( $part ) || ! Text::isBlank( $part ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<string> All texts in the value, in order. */
	public static function texts( mixed $value ): array {
		$texts = is_string( $value ) ? array( $value ) : array();
		foreach ( is_array( $value ) ? $value : array() as $part ) {
			array_push( $texts, ...self::texts( $part ) );
		}
		return $texts;
	}

	/** @return array<string, string> Texts by input id. */
	public static function byInput( mixed $value ): array {
		$texts = array();
		foreach ( is_array( $value ) ? $value : array() as $id => $text ) {
			$texts[ (string) $id ] = is_string( $text ) ? $text : '';
		}
		return $texts;
	}

	/** @return list<list<string>> The cells of each row. */
	public static function rows( mixed $value ): array {
		return array_map( self::texts( ... ), is_array( $value ) ? array_values( $value ) : array() );
	}
}
