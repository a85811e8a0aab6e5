<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Entries;

use Atoll\Forms\Entries\Search\DenseIds;
use Atoll\Forms\Entries\Search\SearchIndex;
use Atoll\Forms\Entries\Search\SqlConditions;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use PHPUnit\Framework\TestCase;

final class DenseIdsTest extends TestCase {

	public function test_entries_beside_each_other_are_read_on_in_the_table_newest_first(): void {
		$next = $this->next( array( '109', '108', '106', '105' ), false );

		self::assertSame(
			array( ' FORCE INDEX (PRIMARY)', 'id < %d AND id >= %d', array( 105, 65 ) ),
			array( $next?->hint(), $next?->where->sql(), $next?->where->values() )
		);
	}

	public function test_and_oldest_first(): void {
		self::assertSame( array( 8, 48 ), $this->next( array( '5', '6', '8' ), true )?->where->values() );
	}

	public function test_entries_far_from_each_other_are_left_to_their_index(): void {
		self::assertNull( $this->next( array( '109', '90', '50', '5' ), false ) );
	}

	public function test_a_list_in_another_order_is_left_to_its_index(): void {
		self::assertNull( $this->next( array( '109', '108' ), false, 'form_status_date' ) );
	}

	/**
	 * @param non-empty-list<string> $ids
	 * @param literal-string         $index
	 */
	private function next( array $ids, bool $ascending, string $index = 'form_status_id' ): ?SearchIndex {
		$last   = (int) $ids[ count( $ids ) - 1 ];
		$behind = new SearchIndex( ( new SqlConditions() )->and( $ascending ? 'id > %d' : 'id < %d', $last ), $index );
		$rows   = array_map( static fn( string $id ): array => array( 'id' => $id ), $ids );
		return DenseIds::next(
			$behind,
			new EntryCriteria( order: new EntryOrder( ascending: $ascending ) ),
			$rows,
			20
		);
	}
}
