<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Site\Style;

use Atoll\Site\Style\Colour;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ColourTest extends TestCase {

	#[DataProvider( 'ratios' )]
	public function test_contrast_is_reckoned_as_wcag_does( string $one, string $other, float $ratio ): void {
		self::assertEqualsWithDelta(
			$ratio,
			Colour::ofConstant( $one )->contrast( Colour::ofConstant( $other ) ),
			0.005
		);
		self::assertEqualsWithDelta(
			$ratio,
			Colour::ofConstant( $other )->contrast( Colour::ofConstant( $one ) ),
			0.005
		);
	}

	/** @return iterable<string, array{string, string, float}> */
	public static function ratios(): iterable {
		yield 'black on white' => array( '#000', '#fff', 21.0 );
		yield 'a colour on itself' => array( '#777777', '#777777', 1.0 );
		yield 'the grey that just fails on white' => array( '#777777', '#ffffff', 4.48 );
		yield 'the grey that just passes' => array( '#767676', '#ffffff', 4.54 );
		yield 'pure blue on white' => array( '#0000ff', '#ffffff', 8.59 );
	}

	#[DataProvider( 'none' )]
	public function test_nothing_else_is_a_colour( string $text ): void {
		self::assertNull( Colour::of( $text ) );
	}

	/** @return iterable<array{string}> */
	public static function none(): iterable {
		foreach ( array( '', 'red', '#ff', '#ffff', '#gggggg', "#ffffff\n", '#fff;}', 'rgb(0,0,0)' ) as $text ) {
			yield array( $text );
		}
	}

	public function test_a_colour_becomes_readable_and_no_lighter_than_it_must(): void {
		$background = Colour::ofConstant( '#0e1a15' );
		$green      = Colour::ofConstant( '#1e4d3a' )->readable( $background, Colour::white(), 7.0 );
		self::assertGreaterThanOrEqual( 7.0, $green->contrast( $background ) );
		self::assertLessThan( 9.0, $green->contrast( $background ) );
	}

	public function test_of_two_letters_the_first_stays_while_it_can_be_read(): void {
		$dark = Colour::ofConstant( '#15241c' );
		self::assertSame( $dark, Colour::ofConstant( '#e3a72f' )->legible( $dark, Colour::white() ) );
		self::assertSame( '#ffffff', Colour::ofConstant( '#1e4d3a' )->legible( $dark, Colour::white() )->hex() );
	}
}
