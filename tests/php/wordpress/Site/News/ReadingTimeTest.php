<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Site\News\ReadingTime;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** How long a text takes at 230 words a minute. */
final class ReadingTimeTest extends TestCase {

	#[DataProvider( 'texts' )]
	public function test_words_are_counted_as_people_read_them( int $words, string $html ): void {
		$this->assertSame( $words, ( new ReadingTime() )->words( $html ) );
	}

	/** @return iterable<string, array{int, string}> */
	public static function texts(): iterable {
		yield 'none'                         => array( 0, '<!-- wp:image {"id":3} --><figure></figure><!-- /wp:image -->' );
		yield 'tags part words'              => array( 4, '<p>One</p><p>two</p><ul><li>three</li><li>four</li></ul>' );
		yield 'apostrophes and hyphens'      => array( 3, "don't self-employed lender’s" );
		yield 'numbers'                      => array( 3, 'about $450,000.50 yearly' );
		yield 'letters with marks are one'   => array( 2, "Zoe\u{0308} naïve" );
		yield 'signs and emoji are no words' => array( 2, 'one — 🏡 … two' );
		yield 'scripts without blanks'       => array( 23, str_repeat( '住', 50 ) );
	}

	#[DataProvider( 'lengths' )]
	public function test_minutes_are_whole_and_at_least_one( int $minutes, int $words ): void {
		$this->assertSame( $minutes, ( new ReadingTime() )->minutes( str_repeat( 'word ', $words ) ) );
	}

	/** @return iterable<array{int, int}> */
	public static function lengths(): iterable {
		yield array( 1, 0 );
		yield array( 1, 344 );
		yield array( 2, 345 );
		yield array( 4, 920 );
	}
}
