<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Head;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;
use PHPUnit\Framework\Attributes\DataProvider;

/** Lists of a year, a month or a day, where addresses are plain. */
final class DateArchiveTest extends NewsTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->set( array( 'permalink_structure' => '' ) );
		array_map(
			fn( string $title ): int => $this->article( $title, array( 'post_date' => '2024-01-05 09:00:00' ) ),
			array( 'A', 'B', 'C' )
		);
	}

	#[DataProvider( 'dates' )]
	public function test_it_is_kept_under_its_own_date( string $query, string $canonical ): void {
		$page = ShownPage::at( "/?{$query}" );
		$this->assertSame( 200, $page->status );
		$this->assertSame( array( home_url( $canonical ) ), $page->links( 'canonical' ) );
		$this->assertSame( $page->links( 'canonical' ), $page->meta( 'og:url' ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function dates(): iterable {
		yield 'a year'                    => array( 'm=2024', '?m=2024' );
		yield 'a month'                   => array( 'm=202401', '?m=202401' );
		yield 'a day'                     => array( 'm=20240105', '?m=20240105' );
		yield 'its second page'           => array( 'm=202401&paged=2', '?m=202401&paged=2' );
		yield 'a month in parts'          => array( 'year=2024&monthnum=1', '?m=202401' );
		yield 'a day in both ways at once' => array( 'm=202401&day=5', '?m=20240105' );
	}

	#[DataProvider( 'partsOfDates' )]
	public function test_a_part_of_a_date_is_completed_by_no_other( string $query ): void {
		$page = ShownPage::at( "/?{$query}" );
		$this->assertSame( 200, $page->status );
		$this->assertSame( array(), $page->links( 'canonical' ) );
		$this->assertSame( array(), $page->meta( 'og:url' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function partsOfDates(): iterable {
		yield 'every January'       => array( 'monthnum=1' );
		yield 'every fifth'         => array( 'day=5' );
		yield 'the fifths of a year' => array( 'm=2024&day=5' );
	}
}
