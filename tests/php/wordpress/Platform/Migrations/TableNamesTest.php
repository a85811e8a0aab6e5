<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Migrations;

use Atoll\Platform\Migrations\Tables;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** A table is there also where the database keeps its name in lower case, as on Windows and in Azure. */
final class TableNamesTest extends TestCase {

	#[TestWith( array( 'Ab3_atoll_forms', true ) )]
	#[TestWith( array( 'ab3_atoll_forms', true ) )]
	#[TestWith( array( null, false ) )]
	public function test_capitals_in_the_prefix_make_no_other_table( ?string $shown, bool $isThere ): void {
		$database = new class( $shown ) extends \wpdb {
			public function __construct( private ?string $shown ) {
				$this->prefix = 'Ab3_';
			}
			public function prepare( $query, ...$args ): string {
				return $query;
			}
			public function get_var( $query = null, $x = 0, $y = 0 ): ?string {
				return $this->shown;
			}
		};
		$this->assertSame( $isThere, ( new Tables( $database ) )->has( 'atoll_forms' ) );
	}
}
