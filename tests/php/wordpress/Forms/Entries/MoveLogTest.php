<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRecord;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Admin\Entries\EntryRoutesTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** What the access log says of entries that were moved to the trash, among the spam, or back. */
final class MoveLogTest extends EntryRoutesTestCase {

	public function test_a_moved_entry_is_a_line_that_says_who_from_where_and_to_where(): void {
		$id = $this->ids()[0];
		$this->move( array( $id ), 'trash' );
		$this->move( array( $id ), 'trash' );
		$this->move( array( $id ), 'active' );
		$this->assertSame(
			array(
				array( get_current_user_id(), $id, 1, '{"from":"trash","to":"active"}' ),
				array( get_current_user_id(), $id, 1, '{"from":"active","to":"trash"}' ),
			),
			$this->logged()
		);
	}

	public function test_several_that_are_moved_at_once_are_one_line_that_names_them(): void {
		$ids = $this->ids();
		sort( $ids );
		$this->move( $ids, 'spam' );
		$this->post( '/s1t2/v1/entries/move', array( 'ids' => $ids, 'to' => 'active', 'mail' => true ) );
		$list = implode( ',', $ids );
		$this->assertSame(
			array(
				array( get_current_user_id(), 0, 3, '{"from":"spam","to":"active","ids":[' . $list . ']}' ),
				array( get_current_user_id(), 0, 3, '{"from":"active","to":"spam","ids":[' . $list . ']}' ),
			),
			$this->logged()
		);
	}

	public function test_a_move_that_was_undone_with_its_transaction_is_no_line(): void {
		$move = function (): never {
			Inside::get( EntryAdminService::class )->move( $this->ids(), 'trash', new Visitor( 7, '', '' ) );
			throw new \RuntimeException( 'undone' );
		};
		try {
			Inside::get( Transaction::class )->run( $move );
		} catch ( \RuntimeException ) {
			$this->assertSame( array(), $this->logged() );
		}
	}

	/** @param list<int> $ids */
	private function move( array $ids, string $to ): void {
		$this->post( '/s1t2/v1/entries/move', array( 'ids' => $ids, 'to' => $to ) );
	}

	/** @return list<array{int, int, int, string}> Newest first. */
	private function logged(): array {
		$moves = new AccessCriteria( action: AccessAction::Moved );
		return array_map(
			static fn( AccessRecord $record ): array => array(
				$record->userId,
				$record->entryId,
				$record->entries,
				$record->detail,
			),
			Inside::get( AccessRepository::class )->list( $moves )
		);
	}
}
