<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\HeardAction;

/** What other code hears of entries that are moved and deleted. */
final class EntryAnnouncementsTest extends StoredEntriesTestCase {

	public function test_moves_are_announced_by_where_the_entries_were(): void {
		list( $a, $b, $c ) = array_keys( $this->named );
		$by    = self::staff();
		$heard = HeardAction::during(
			'atoll_entries_moved',
			function () use ( $a, $b, $c, $by ): void {
				$this->entryAdmin()->move( array( $a ), 'spam', $by );
				$this->entryAdmin()->move( array( $a, $b, $c ), 'trash', $by );
				$this->entryAdmin()->move( array( $a, $b, $c ), 'trash', $by );
				$this->entryAdmin()->move( array( $c ), 'active', $by );
			}
		);
		$this->assertEqualsCanonicalizing(
			array(
				array( array( $a ), 'active', 'spam', $by ),
				array( array( $a ), 'spam', 'trash', $by ),
				array( array( $b, $c ), 'active', 'trash', $by ),
				array( array( $c ), 'trash', 'active', $by ),
			),
			$heard
		);
	}

	public function test_only_what_was_deleted_is_announced_and_is_gone_by_then(): void {
		$mia  = $this->named( 'mia' );
		$held = current( array_diff( array_keys( $this->named ), array( $mia->id ) ) );
		$this->entries()->setFlags( array( $held ), held: true );
		$look = fn( array $ids ) => $this->assertSame( array(), $this->entries()->existing( $ids ) );
		add_action( 'atoll_entries_deleted', $look );
		$heard = HeardAction::during(
			'atoll_entries_deleted',
			fn() => $this->entryAdmin()->delete( array( $mia->id, $held ) )
		);
		remove_action( 'atoll_entries_deleted', $look );
		$this->assertSame( array( array( array( $mia->id ) ) ), $heard );
	}

	private static function staff(): Visitor {
		return new Visitor( 1, '', '' );
	}
}
