<?php

declare( strict_types=1 );

namespace Atoll\Forms;

/** What a client sent, by input name: each read as one clean text, or refused. */
final class RawInputs {

	/** Code points; far above any answer, far below what would harm. */
	public const MAX_LENGTH = 100000;

	/** @param array<array-key, mixed> $values Dots in names already underscores, as PHP does. */
	public function __construct( private array $values ) {}

	public function has( string $name ): bool {
		return isset( $this->values[ $name ] );
	}

	/**
	 * Empty when it was not sent. Line ends are line feeds, whatever the wire made of them.
	 *
	 * @throws MalformedAnswer
	 */
	public function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		if ( ! is_scalar( $value ) ) {
			throw MalformedAnswer::notText( $name );
		}
		$text = (string) $value;
		// Four bytes at most each, and a line end may be two characters: a cheap look before the costly ones.
		if ( strlen( $text ) > 8 * self::MAX_LENGTH ) {
			throw MalformedAnswer::tooLong( $name, self::MAX_LENGTH );
		}
		if ( ! Text::isUnicode( $text ) ) {
			throw MalformedAnswer::notUnicode( $name );
		}
		$text = Text::lines( $text );
		if ( mb_strlen( $text, 'UTF-8' ) > self::MAX_LENGTH ) {
			throw MalformedAnswer::tooLong( $name, self::MAX_LENGTH );
		}
		return $text;
	}
}
