<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Admin\Demo;

use PHPUnit\Framework\TestCase;

/** What holds for the articles together. */
final class ArticlesTest extends TestCase {

	private const PICTURES = __DIR__ . '/../../../../../plugin/demo/pictures';

	public function test_there_are_fifty_five_and_each_has_its_text(): void {
		$texts = array_map(
			static fn( string $file ) => basename( $file, '.html' ),
			glob( Articles::FOLDER . '/*.html' ) ?: array()
		);
		self::assertCount( 55, Articles::listed() );
		self::assertEqualsCanonicalizing( array_keys( Articles::listed() ), $texts );
	}

	public function test_no_two_have_the_same_title_description_or_day(): void {
		foreach ( array( 'title', 'description', 'date' ) as $what ) {
			$values = array_column( Articles::listed(), $what );
			self::assertSame( $values, array_unique( $values ), $what );
		}
	}

	public function test_one_came_out_each_week_of_the_year_before_the_demo(): void {
		$dates = array_column( Articles::listed(), 'date' );
		self::assertSame( '2026-11-10', $dates[0] );
		foreach ( array_slice( $dates, 1 ) as $index => $date ) {
			self::assertSame( gmdate( 'Y-m-d', (int) strtotime( "{$dates[ $index ]} UTC" ) - 7 * 86400 ), $date );
		}
	}

	public function test_each_description_is_a_summary_that_search_engines_can_show_whole(): void {
		foreach ( Articles::listed() as $slug => $article ) {
			self::assertThat(
				mb_strlen( $article['description'] ),
				self::logicalAnd( self::greaterThan( 60 ), self::lessThan( 165 ) ),
				$slug
			);
		}
	}

	public function test_each_category_has_articles_and_more_than_one_picture_for_them(): void {
		foreach ( Articles::categories() as $category ) {
			$articles = array_filter(
				Articles::listed(),
				static fn( array $article ) => $category === $article['category']
			);
			self::assertGreaterThan( 4, count( $articles ), $category );
			self::assertGreaterThan( 1, count( array_unique( array_column( $articles, 'picture' ) ) ), $category );
		}
		self::assertSame(
			array(),
			array_diff( array_column( Articles::listed(), 'category' ), Articles::categories() )
		);
	}

	public function test_each_picture_is_there_by_day_and_by_night_in_all_sizes_and_light(): void {
		foreach ( array_unique( array_column( Articles::listed(), 'picture' ) ) as $picture ) {
			foreach ( array( 'day', 'night' ) as $time ) {
				foreach ( array( '', '-832x555', '-624x416', '-416x277' ) as $size ) {
					self::assertFileExists( self::PICTURES . "/{$picture}-{$time}{$size}.webp" );
				}
				self::assertLessThanOrEqual(
					25 * 1024,
					filesize( self::PICTURES . "/{$picture}-{$time}-832x555.webp" ),
					$picture
				);
			}
		}
	}

	public function test_no_article_repeats_twelve_words_of_another(): void {
		$seen = array();
		foreach ( Articles::each() as list( $slug, $html ) ) {
			$words = Articles::words( $html );
			for ( $first = 0; $first + 12 <= count( $words ); $first++ ) {
				$passage = implode( ' ', array_slice( $words, $first, 12 ) );
				self::assertSame( $slug, $seen[ $passage ] ??= $slug, $passage );
			}
		}
	}
}
