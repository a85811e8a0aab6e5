<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Admin\Demo;

use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\TestCase;

/** What holds for each article's text. */
final class ArticleTextTest extends TestCase {

	private const ELEMENTS = array(
		'p', 'h2', 'h3', 'ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'blockquote', 'a',
		'strong', 'em',
	);

	/** Filler, promises, and signs that a text was not finished. */
	private const UNWANTED = '~lorem|todo|in today’s|in conclusion|it’s important to note|game.changer|navigate the|dream home|peace of mind|we guarantee|guaranteed approval|best rate|\bclick here\b|[—–"\']|  ~iu';

	/**
	 * A figure in dollars or per cent belongs to an example that the text has announced; shares of a value that lenders
	 * lend up to are no such figures.
	 */
	private const MADE_UP = '~\b(example|invented|imagine|suppose|say|take|made up|made-up|round (figures|numbers)|picked|chosen|assumed|illustration)\b~iu';

	#[DataProviderExternal( Articles::class, 'each' )]
	public function test_it_has_something_to_say_and_does_not_go_on( string $slug, string $html ): void {
		self::assertThat(
			str_word_count( strip_tags( strtr( $html, array( '<' => ' <' ) ) ) ),
			self::logicalAnd( self::greaterThanOrEqual( 350 ), self::lessThanOrEqual( 650 ) )
		);
	}

	#[DataProviderExternal( Articles::class, 'each' )]
	public function test_its_html_is_well_formed_and_plain( string $slug, string $html ): void {
		$document = new \DOMDocument();
		self::assertTrue( $document->loadXML( "<article>{$html}</article>" ) );
		foreach ( $document->getElementsByTagName( '*' ) as $element ) {
			if ( 'article' !== $element->nodeName ) {
				self::assertContains( $element->nodeName, self::ELEMENTS );
				self::assertNotSame( '', trim( $element->textContent ), $element->nodeName );
			}
		}
	}

	#[DataProviderExternal( Articles::class, 'each' )]
	public function test_it_begins_with_a_paragraph_and_skips_no_level_of_heading( string $slug, string $html ): void {
		self::assertStringStartsWith( '<p>', $html );
		preg_match_all( '~<h([1-6])~', $html, $levels );
		self::assertGreaterThan( 2, count( $levels[1] ) );
		foreach ( $levels[1] as $index => $level ) {
			self::assertLessThanOrEqual( 1 + (int) ( $levels[1][ $index - 1 ] ?? 1 ), (int) $level );
		}
	}

	#[DataProviderExternal( Articles::class, 'each' )]
	public function test_its_headings_and_links_are_each_their_own( string $slug, string $html ): void {
		foreach ( array( '~<h2>(.*?)</h2>~', '~<a href="([^"]+)"~' ) as $pattern ) {
			preg_match_all( $pattern, $html, $found );
			self::assertSame( $found[1], array_unique( $found[1] ) );
		}
	}

	#[DataProviderExternal( Articles::class, 'each' )]
	public function test_its_links_lead_to_pages_of_the_site_and_not_to_itself( string $slug, string $html ): void {
		preg_match_all( '~<a href="([^"]+)"~', $html, $links );
		self::assertSame( array(), array_diff( $links[1], Articles::addresses() ) );
		self::assertNotContains( "/resources/news/{$slug}/", $links[1] );
	}

	#[DataProviderExternal( Articles::class, 'each' )]
	public function test_its_tables_say_what_they_hold_and_what_heads_each_column( string $slug, string $html ): void {
		preg_match_all( '~<table>.*?</table>~s', $html, $tables );
		foreach ( $tables[0] as $table ) {
			self::assertMatchesRegularExpression( '~^<table>\s*<caption>[^<]{10,}</caption>\s*<thead>\s*<tr>(<th scope="col">[^<]+</th>)+</tr>\s*</thead>~', $table );
			self::assertStringNotContainsString( '<th>', $table );
			self::assertLessThan( 4, substr_count( $table, 'scope="col"' ), 'More columns have no room on a phone.' );
		}
		$this->addToAssertionCount( 1 );
	}

	#[DataProviderExternal( Articles::class, 'each' )]
	public function test_it_uses_no_filler_makes_no_promise_and_is_set_with_care( string $slug, string $html ): void {
		$text = strip_tags( $html );
		self::assertDoesNotMatchRegularExpression( self::UNWANTED, $text );
		self::assertDoesNotMatchRegularExpression( '~[.?!][.?!]|\s[.,;:?!]|\?[a-z]~u', $text );
	}

	#[DataProviderExternal( Articles::class, 'each' )]
	public function test_it_states_no_figure_that_could_be_wrong_one_day( string $slug, string $html ): void {
		self::assertDoesNotMatchRegularExpression( '~\b(19|20)\d\d\b~', $html, 'a year' );
		$before = '';
		foreach ( explode( '<h2>', $html ) as $section ) {
			$before .= $section;
			if (
				preg_match( '~\$\d|\d%~', $section )
					&& ! preg_match( '~^[^$%]*((80|95)%[^$%]*)+$~', strip_tags( $section ) )
			) {
				self::assertMatchesRegularExpression( self::MADE_UP, $before );
			}
		}
	}
}
