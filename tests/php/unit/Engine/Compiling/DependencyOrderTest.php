<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\Logic\DependencyOrder;
use PHPUnit\Framework\TestCase;

final class DependencyOrderTest extends TestCase {

	public function test_what_hangs_on_others_comes_after_them(): void {
		self::assertSame(
			array( array( 4 ), array( 3 ), array( 2 ) ),
			( new DependencyOrder() )->groups( array( 2 => array( 3, 1 ), 3 => array( 4 ), 4 => array( 1 ) ) )
		);
	}

	public function test_what_hangs_on_each_other_is_one_group(): void {
		$reads = array( 1 => array( 2 ), 2 => array( 3 ), 3 => array( 1 ), 4 => array( 2 ), 5 => array( 5 ) );

		self::assertSame(
			array( array( 1, 2, 3 ), array( 4 ), array( 5 ) ),
			( new DependencyOrder() )->groups( $reads )
		);
		self::assertSame( array( array( 1, 2, 3 ), array( 5 ) ), ( new DependencyOrder() )->cycles( $reads ) );
	}

	public function test_the_order_does_not_hang_on_how_it_was_written(): void {
		$reads = array( 1 => array( 2 ), 2 => array( 3 ), 3 => array( 2 ), 4 => array( 1, 3 ) );

		self::assertSame(
			( new DependencyOrder() )->groups( $reads ),
			( new DependencyOrder() )->groups( array_reverse( $reads, true ) )
		);
	}

	public function test_a_chain_of_thousands_is_ordered_at_once(): void {
		$reads = array();
		for ( $id = 5000; $id > 0; $id-- ) {
			$reads[ $id ] = array( $id + 1 );
		}

		self::assertCount( 5000, ( new DependencyOrder() )->groups( $reads ) );
	}
}
