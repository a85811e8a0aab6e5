<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Formats;

use Atoll\Engine\Formats\NumberFormat;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class NumberFormatTest extends TestCase {

	/** @return iterable<array{NumberFormat, float, string}> */
	public static function printed(): iterable {
		yield array( NumberFormat::DecimalDot, 1234567.5, '1,234,567.5' );
		yield array( NumberFormat::DecimalDot, -0.25, '-0.25' );
		yield array( NumberFormat::DecimalDot, 0.0, '0' );
		yield array( NumberFormat::DecimalDot, 999999999999.125, '999,999,999,999.125' );
		yield array( NumberFormat::DecimalComma, 1234.5, '1.234,5' );
		yield array( NumberFormat::Currency, 5.0, '$5' );
		yield array( NumberFormat::Currency, -1234.5, '-$1,234.50' );
	}

	/** @return iterable<array{NumberFormat, string, string}> */
	public static function typed(): iterable {
		yield array( NumberFormat::DecimalDot, '1,234,567.50', '1234567.50' );
		yield array( NumberFormat::DecimalDot, '-.5', '-0.5' );
		yield array( NumberFormat::DecimalDot, '0412', '0412' );
		yield array( NumberFormat::DecimalDot, '1,5', '1,5' );
		yield array( NumberFormat::DecimalDot, 'n/a', 'n/a' );
		yield array( NumberFormat::DecimalComma, '1.234,5', '1234.5' );
		yield array( NumberFormat::DecimalComma, '1.234', '1234' );
		yield array( NumberFormat::DecimalComma, '1234.5', '1234.5' );
		yield array( NumberFormat::DecimalComma, ',50', '0.50' );
		yield array( NumberFormat::Currency, '-$1,234.5', '-1234.50' );
	}

	#[DataProvider( 'typed' )]
	public function test_programs_read_it_plain( NumberFormat $format, string $typed, string $plain ): void {
		self::assertSame( $plain, $format->plain( $typed ) );
		self::assertSame( $plain, $format->plain( $format->storedFromPlain( $plain ) ), 'and write it so' );
	}

	#[DataProvider( 'printed' )]
	public function test_what_it_prints_a_person_may_type( NumberFormat $format, float $number, string $text ): void {
		self::assertSame( $text, $format->text( $number ) );
		self::assertSame( $number, $format->parse( $text ) );
	}
}
