<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\Changes\ScheduledPurge;
use Atoll\Forms\Entries\Changes\TrashCleanup;
use Atoll\Forms\Entries\EntriesProvider;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Access\Identity\Visitor;

/** What lies in the trash long enough is deleted, but for what is held; three entries, of which one is. */
final class TrashCleanupTest extends StoredEntriesTestCase {

	private const DAY = 86400;

	/** Seconds since the epoch. */
	private int $now;

	protected function setUp(): void {
		parent::setUp();
		$this->now = time();
		wp_clear_scheduled_hook( EntriesProvider::EMPTY_TRASH );
		$this->entryAdmin()->move( array_keys( $this->named ), 'trash', new Visitor( 1, '', '' ) );
		$this->entries()->setFlags( array( $this->named( 'mia' )->id ), held: true );
	}

	protected function tearDown(): void {
		wp_clear_scheduled_hook( EntriesProvider::EMPTY_TRASH );
		parent::tearDown();
	}

	public function test_the_trash_is_emptied_of_what_has_lain_there_for_thirty_days(): void {
		$this->now += 29 * self::DAY;
		$this->assertSame( 0, $this->emptyTrash() );
		$this->now += 2 * self::DAY;
		$this->assertSame( 2, $this->emptyTrash() );
		$this->assertSame( array( 'mia' ), $this->names( new EntryCriteria( 'trash' ) ) );
		$this->assertFalse( wp_next_scheduled( EntriesProvider::EMPTY_TRASH ) );
	}

	public function test_what_there_is_no_time_for_goes_a_minute_later(): void {
		$this->now += 31 * self::DAY;
		$this->assertSame( 1, $this->emptyTrash( 20 ) );
		$this->assertSame( $this->now + 60, wp_next_scheduled( EntriesProvider::EMPTY_TRASH ) );
		wp_clear_scheduled_hook( EntriesProvider::EMPTY_TRASH );
		$this->assertSame( 1, $this->emptyTrash() );
		$this->assertFalse( wp_next_scheduled( EntriesProvider::EMPTY_TRASH ) );
	}

	/** @param int $seconds That each entry takes. */
	private function emptyTrash( int $seconds = 0 ): int {
		global $wpdb;
		$wait  = function ( string $query ) use ( $seconds, $wpdb ): string {
			$this->now += str_starts_with( $query, "DELETE FROM {$wpdb->prefix}atoll_entries" ) ? $seconds : 0;
			return $query;
		};
		$clock = fn(): int => $this->now;
		$purge = new EntryPurge( $this->entries(), $this->entryAdmin(), array(), 1 );
		add_filter( 'query', $wait );
		$deleted = ( new TrashCleanup( new ScheduledPurge( $purge, $clock ), $clock ) )->run();
		remove_filter( 'query', $wait );
		return $deleted;
	}
}
