<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\FormAnswers;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\FormAnswers\RawInputs;
use Atoll\Gravity\LooseValues;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Numbers that clients and forms' files bring in JSON, as text. */
final class JsonNumbersTest extends TestCase {

	/** @return iterable<string, array{int|float, string}> */
	public static function numbers(): iterable {
		yield 'dollars and cents'               => array( 1250.1, '1250.1' );
		yield 'cents of a large amount'         => array( 9876543210123.45, '9876543210123.45' );
		yield 'what a sum left behind'          => array( 0.1 + 0.2, '0.3' );
		yield 'less than nothing'               => array( -0.25, '-0.25' );
		yield 'no decimals'                     => array( 100.0, '100' );
		yield 'a whole number'                  => array( 123456789012345678, '123456789012345678' );
		yield 'more digits than a number keeps' => array( 12345678901234567890.0, '12345678901234567168' );
	}

	#[DataProvider( 'numbers' )]
	public function test_php_ini_has_no_say_in_them( int|float $number, string $text ): void {
		$before = (string) ini_get( 'precision' );
		try {
			foreach ( array( '17', '14', '6' ) as $precision ) {
				ini_set( 'precision', $precision );
				$read = array(
					'an answer'   => ( new RawInputs( array( 'input_1' => $number ) ) )->text( 'input_1' ),
					'a setting'   => ( new JsonData( array( 'max' => $number ) ) )->string( 'max' ),
					'a loose one' => LooseValues::text( $number ),
				);
				self::assertSame( array_fill_keys( array_keys( $read ), $text ), $read, "precision {$precision}" );
			}
		} finally {
			ini_set( 'precision', $before );
		}
	}
}
