<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

/** The meaningful words of a URL. */
final class UrlWords {

	/** Most words to compare, and letters that a word needs. */
	private const MAX_WORDS  = 8;
	private const MIN_LENGTH = 3;

	/** Two words that begin with so many equal letters count as similar: a typing error, or another form. */
	private const STEM = 5;

	/** Words of URLs without a meaning. */
	private const STOP_WORDS = array(
		'the',
		'and',
		'for',
		'with',
		'from',
		'how',
		'what',
		'why',
		'when',
		'who',
		'which',
		'where',
		'are',
		'was',
		'were',
		'has',
		'have',
		'had',
		'does',
		'did',
		'can',
		'could',
		'will',
		'would',
		'should',
		'you',
		'your',
		'our',
		'its',
		'they',
		'their',
		'them',
		'this',
		'that',
		'these',
		'those',
		'there',
		'here',
		'not',
		'nothing',
		'all',
		'any',
		'some',
		'one',
		'each',
		'more',
		'most',
		'much',
		'many',
		'than',
		'then',
		'but',
		'also',
		'just',
		'get',
		'got',
		'into',
		'out',
		'now',
		'page',
		'pages',
		'index',
		'html',
		'htm',
		'php',
		'asp',
		'aspx',
	);

	/** @var list<string> In lower case; only letters and digits. */
	public readonly array $words;

	public function __construct( string $path ) {
		$pattern = '/[a-z0-9]{' . self::MIN_LENGTH . ',}/';
		preg_match_all( $pattern, strtolower( remove_accents( rawurldecode( $path ) ) ), $found );
		$words       = array_values( array_diff( array_unique( $found[0] ), self::STOP_WORDS ) );
		$this->words = array_slice( $words, 0, self::MAX_WORDS );
	}

	/** @return list<string> Beginnings of the words. */
	public function stems(): array {
		return array_map( static fn( string $word ): string => substr( $word, 0, self::STEM ), $this->words );
	}

	/** Scores by letters of equal words and of equal beginnings; at the same score, shorter URLs are more similar. */
	public function similarity( self $other ): float {
		$same = implode( '', array_intersect( $this->words, $other->words ) );
		$near = implode( '', array_intersect( $this->stems(), $other->stems() ) );
		return ( strlen( $same ) + strlen( $near ) ) / ( 1 + count( $other->words ) / 10 );
	}
}
