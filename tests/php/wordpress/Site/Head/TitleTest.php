<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Head;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** Titles, as they come over the wire. */
final class TitleTest extends NewsTestCase {

	public function test_a_title_is_followed_by_a_hyphen_and_the_site(): void {
		$page = ShownPage::at(
			$this->path(
				$this->article(
					'What is “offset”? - a question',
					array( 'post_excerpt' => 'An account beside a loan.' )
				)
			)
		);
		$this->assertSame( 'What is “offset”? – a question - Banksia & Co', $page->title() );
		$this->assertSame( array( 'An account beside a loan.' ), $page->meta( 'description' ) );
		$this->assertSame( array( 'article' ), $page->meta( 'og:type' ) );
		$this->assertSame( array( 'en_AU' ), $page->meta( 'og:locale' ) );
		$this->assertSame( array( 'Refinancing' ), $page->meta( 'article:section' ) );
		$this->assertStringContainsString( '<html lang="en-AU"', $page->html );
	}

	public function test_words_on_two_lines_of_a_title_are_two(): void {
		$page = ShownPage::at( $this->path( $this->article( 'Loans<br>set out<br />plainly' ) ) );
		$this->assertSame( 'Loans set out plainly - Banksia & Co', $page->title() );
		$this->assertSame( array( 'Loans set out plainly' ), $page->meta( 'og:title' ) );
	}

	public function test_no_word_of_a_title_leaves_its_place(): void {
		$title = 'Loans "for" <b>all</b> & </script><script>alert(1)</script> 🏡';
		$page  = ShownPage::at( $this->path( $this->article( $title, array( 'post_excerpt' => $title ) ) ) );
		$texts = array(
			$page->meta( 'og:title' )[0],
			$page->meta( 'description' )[0],
			$page->node( 'Article' )['headline'],
		);
		foreach ( $texts as $text ) {
			$this->assertStringContainsString( '🏡', $text );
			$this->assertStringNotContainsString( '<', $text );
		}
		$this->assertDoesNotMatchRegularExpression( '~<head>.*<script>alert\(1\).*</head>~s', $page->html );
		$this->assertCount( 1, $page->all( "//script[@type='application/ld+json']" ) );
	}
}
