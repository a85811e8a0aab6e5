<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Head;

use Atoll\Site\Head\MetaText;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Long words made short, for those who see only so much of them. */
final class MetaTextTest extends TestCase {

	#[TestWith( array( 'Loans, plainly', 'Loans…' ) )]
	#[TestWith( array( 'Loans – plainly', 'Loans…' ) )]
	#[TestWith( array( 'Votre sœœ maison', 'Votre sœœ…' ) )]
	#[TestWith( array( 'Ваш вбор кредита', 'Ваш вбор…' ) )]
	#[TestWith( array( '贷款之一。 详细说明在此处', '贷款之一。…' ) )]
	public function test_what_is_cut_is_whole_letters_and_ends_without_a_comma( string $text, string $cut ): void {
		self::assertSame( $cut, MetaText::cut( $text, min( mb_strlen( $text ) - 1, 11 ) ) );
	}

	#[TestWith( array( 'Loans<br>set out<br />plainly', 'Loans set out plainly' ) )]
	#[TestWith( array( '<p>One</p><div><ul><li>two</li><li>three</li></ul></div>four', 'One two three four' ) )]
	#[TestWith( array( '<H2>Rates</H2>today', 'Rates today' ) )]
	#[TestWith( array( 'a wo<em>rd</em> of <b>one</b>, and a <break>', 'a word of one, and a' ) )]
	public function test_lines_are_words_apart( string $html, string $text ): void {
		self::assertSame( $text, MetaText::fromHtml( $html ) );
	}

	public function test_a_text_without_blanks_is_cut_between_letters(): void {
		self::assertSame(
			'お金 ' . str_repeat( '借', 46 ) . '…',
			MetaText::cut( 'お金 ' . str_repeat( '借', 60 ), 50 )
		);
		// A vowel that is written above its letter stays with it.
		self::assertSame( str_repeat( 'กี', 4 ) . '…', MetaText::cut( str_repeat( 'กี', 9 ), 10 ) );
	}
}
