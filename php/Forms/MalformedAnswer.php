<?php

declare( strict_types=1 );

namespace Atoll\Forms;

/** An answer that no form control sends, and so not one to judge: its message is for whoever wrote the client. */
final class MalformedAnswer extends \RuntimeException {

	public const NOT_TEXT    = 'answer_not_text';
	public const NOT_UNICODE = 'answer_not_unicode';
	public const TOO_LONG    = 'answer_too_long';

	/** @param string $reason One of the constants: machine-readable. */
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
}
