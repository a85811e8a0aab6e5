<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Site\Head\MetaText;

/** How long an article takes to read. */
final class ReadingTime {

	/** Words that people read in a minute. */
	private const WORDS_PER_MINUTE = 230;

	/** The same for scripts that leave no blank between words, in characters. */
	private const CHARACTERS_PER_MINUTE = 500;

	private const UNSPACED = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Khmer}\p{Lao}\p{Myanmar}';

	/**
	 * Words in a text with markup. Characters of scripts without blanks count as the part of a word that they take to
	 * read.
	 */
	public function words( string $html ): int {
		$text       = MetaText::of( (string) preg_replace( '/<!--.*?-->|(?=<)/s', ' ', $html ) );
		$characters = (int) preg_match_all( '/[' . self::UNSPACED . ']/u', $text );
		$rest       = (string) preg_replace( '/[' . self::UNSPACED . ']+/u', ' ', $text );
		$words      = (int) preg_match_all( '/[\p{L}\p{M}\p{N}]+(?:[\'’.,:\/-][\p{L}\p{M}\p{N}]+)*/u', $rest );
		return $words + (int) round( $characters * self::WORDS_PER_MINUTE / self::CHARACTERS_PER_MINUTE );
	}

	/** At least one. */
	public function minutes( string $html ): int {
		return max( 1, (int) round( $this->words( $html ) / self::WORDS_PER_MINUTE ) );
	}
}
