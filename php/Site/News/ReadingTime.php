<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Site\Head\MetaText;

/** The time that it takes to read an article. */
final class ReadingTime {

	/** Words read per minute. */
	private const WORDS_PER_MINUTE = 230;

	/** Characters read per minute in scripts without spaces between words. */
	private const CHARACTERS_PER_MINUTE = 500;

	private const UNSPACED = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Khmer}\p{Lao}\p{Myanmar}';

	/**
	 * Counts the words in a text with markup. Characters of scripts without spaces count as a fraction of a word,
	 * according to reading speed.
	 */
	public function words( string $html ): int {
		$text       = MetaText::fromHtml( (string) preg_replace( '/<!--.*?-->|(?=<)/s', ' ', $html ) );
		$characters = (int) preg_match_all( '/[' . self::UNSPACED . ']/u', $text );
		$rest       = (string) preg_replace( '/[' . self::UNSPACED . ']+/u', ' ', $text );
		$words      = (int) preg_match_all( '/[\p{L}\p{M}\p{N}]+(?:[\'’.,:\/-][\p{L}\p{M}\p{N}]+)*/u', $rest );
		return $words + (int) round( $characters * self::WORDS_PER_MINUTE / self::CHARACTERS_PER_MINUTE );
	}

	/** Returns minutes, at least one. */
	public function minutes( string $html ): int {
		return max( 1, (int) round( $this->words( $html ) / self::WORDS_PER_MINUTE ) );
	}
}
