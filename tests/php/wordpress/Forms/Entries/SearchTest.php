<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use PHPUnit\Framework\Attributes\DataProvider;

/** What a search finds, on the site's own database. */
final class SearchTest extends StoredEntriesTestCase {

	/** @param list<string> $finds */
	#[DataProvider( 'cases' )]
	public function test_finds( string $search, array $finds ): void {
		$this->assertSame( $finds, $this->names( new EntryCriteria( search: $search ) ) );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function cases(): iterable {
		return self::searchCases();
	}

	public function test_counts_and_streams_what_a_search_finds(): void {
		$criteria = new EntryCriteria( limit: 1, search: 'example' );
		$this->assertSame( 3, $this->entries()->count( $criteria ) );
		$this->assertCount( 3, iterator_to_array( $this->entries()->stream( $criteria ) ) );
		$this->assertCount( 1, $this->entries()->summaries( $criteria ) );
	}
}
