<?php

declare( strict_types=1 );

namespace Atoll\Engine\FormAnswers;

/** Thrown for an answer that no form control sends. The message is for the developer of the client. */
final class MalformedAnswer extends \RuntimeException {

	public const NOT_TEXT    = 'atoll_answer_not_text';
	public const NOT_UNICODE = 'atoll_answer_not_unicode';
	public const TOO_LONG    = 'atoll_answer_too_long';
	public const TOO_MANY    = 'atoll_answer_too_many';
	public const NOT_ROW     = 'atoll_answer_not_row';

	/** @param string $reason One of the constants, which programs can read. */
	private function __construct( public readonly string $reason, public readonly string $inputName, string $message ) {
		parent::__construct( $message );
	}

	public static function notText( string $inputName ): self {
		return new self( self::NOT_TEXT, $inputName, "{$inputName} must be one text, not a list: send each choice under its own input." );
	}

	public static function notUnicode( string $inputName ): self {
		return new self( self::NOT_UNICODE, $inputName, "{$inputName} is not valid UTF-8: send it again as UTF-8 text." );
	}

	public static function tooLong( string $inputName, int $max ): self {
		$limit = number_format( $max );
		return new self( self::TOO_LONG, $inputName, "{$inputName} is longer than {$limit} characters: shorten it, then send it again." );
	}

	public static function tooMany( string $inputName, int $max ): self {
		$limit = number_format( $max );
		return new self( self::TOO_MANY, $inputName, "{$inputName} holds more than {$limit} texts: send fewer." );
	}

	/** @param list<string> $columns */
	public static function notRow( string $inputName, array $columns ): self {
		$count = count( $columns );
		$names = '"' . implode( '", "', $columns ) . '"';
		return new self( self::NOT_ROW, $inputName, "{$inputName} must have rows of {$count}: send each as a list in order, or as an object by {$names}." );
	}
}
