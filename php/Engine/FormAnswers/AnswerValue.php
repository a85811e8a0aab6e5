<?php

declare( strict_types=1 );

namespace Atoll\Engine\FormAnswers;

use Atoll\Engine\Formats\Text;

/**
 * A field's answer: one text, a list of texts, rows of texts, texts by input, or files. The field's shape knows which;
 * the mirror of src/forms/value.ts.
 *
 * @phpstan-type AnyValue string|list<string>|list<list<string>>|array<string, string>|list<FileAnswer>
 */
final class AnswerValue {

	/** Whether it counts as empty: nothing but white space. "0" is an answer, and so is a file. */
	public static function isBlank( mixed $value ): bool {
		foreach ( is_array( $value ) ? $value : array( $value ) as $part ) {
			if ( is_array( $part ) ? ! self::isBlank( $part ) : ! is_string( $part ) || ! Text::isBlank( $part ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<string> Every text in it, in order. */
	public static function texts( mixed $value ): array {
		$texts = is_string( $value ) ? array( $value ) : array();
		foreach ( is_array( $value ) ? $value : array() as $part ) {
			array_push( $texts, ...self::texts( $part ) );
		}
		return $texts;
	}

	/** @return array<string, string> The texts of a value that has one for each input. */
	public static function byInput( mixed $value ): array {
		$texts = array();
		foreach ( is_array( $value ) ? $value : array() as $id => $text ) {
			$texts[ (string) $id ] = is_string( $text ) ? $text : '';
		}
		return $texts;
	}

	/** @return list<list<string>> The cells of a value that has rows. */
	public static function rows( mixed $value ): array {
		return array_map( self::texts( ... ), is_array( $value ) ? array_values( $value ) : array() );
	}
}
