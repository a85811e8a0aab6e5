<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\Fields\InputWidths;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class InputWidthsTest extends TestCase {

	/** @return iterable<string, array{list<int>, list<int>}> */
	public static function rows(): iterable {
		yield 'nothing' => array( array(), array() );
		yield 'first and last share a row' => array( array( 4, 4 ), array( 6, 6 ) );
		yield 'a prefix stays narrow' => array( array( 2, 4, 4 ), array( 2, 5, 5 ) );
		yield 'three fill a row by themselves' => array( array( 4, 4, 4 ), array( 4, 4, 4 ) );
		yield 'what is too much for a row begins another' => array( array( 2, 4, 4, 4, 2 ), array( 2, 5, 5, 10, 2 ) );
		yield 'an address without a country' => array( array( 12, 12, 5, 4, 3 ), array( 12, 12, 5, 4, 3 ) );
		yield 'what is left over goes round' => array( array( 3, 3, 3 ), array( 4, 4, 4 ) );
	}

	/**
	 * @param list<int> $least
	 * @param list<int> $spans
	 */
	#[DataProvider( 'rows' )]
	public function test_every_row_is_full( array $least, array $spans ): void {
		self::assertSame( $spans, InputWidths::filled( $least ) );
	}
}
