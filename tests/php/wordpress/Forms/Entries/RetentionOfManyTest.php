<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\Changes\ScheduledPurge;
use Atoll\Forms\Entries\EntriesProvider;
use Atoll\Forms\Entries\Retention\Retention;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Entries that go when their form says so, where there are more of them than one run deletes. */
final class RetentionOfManyTest extends SiteTestCase {

	private const DAY = 86400;

	/** @var list<int> Of entries that go, in the order in which they came. */
	private array $old = array();

	private int $number;

	/** Seconds since the epoch. */
	private int $now;

	protected function setUp(): void {
		parent::setUp();
		$this->now    = time();
		$this->number = $this->form(
			'enquiry',
			array( 'atoll' => array( 'retentionDays' => 30 ), 'notifications' => array() )
		);
		foreach ( array( 40, 39, 38, 1, 0 ) as $days ) {
			$entry     = $this->sent( $days );
			$this->old = $days > 30 ? array( ...$this->old, $entry ) : $this->old;
		}
	}

	protected function tearDown(): void {
		wp_clear_scheduled_hook( EntriesProvider::RETENTION );
		parent::tearDown();
	}

	public function test_what_is_newer_is_not_read_to_find_what_goes(): void {
		global $wpdb;
		$reads = array();
		$note  = static function ( string $query ) use ( &$reads, $wpdb ): string {
			if ( 1 === preg_match( "/FROM {$wpdb->prefix}atoll_entries .* ORDER BY date_created/s", $query ) ) {
				$reads[] = $query;
			}
			return $query;
		};
		add_filter( 'query', $note );
		$this->assertSame( 3, $this->deleteExpired() );
		remove_filter( 'query', $note );
		$this->assertNotSame( array(), $reads );
		foreach ( $reads as $read ) {
			$this->assertStringContainsString( 'FORCE INDEX (form_status_date)', $read );
		}
	}

	public function test_the_oldest_go_first_and_what_there_is_no_time_for_a_minute_later(): void {
		$this->assertSame( 2, $this->deleteExpired( 20 ) );
		$this->assertSame( array( $this->old[2] ), Inside::get( EntryRepository::class )->existing( $this->old ) );
		$this->assertSame( $this->now + 60, wp_next_scheduled( EntriesProvider::RETENTION ) );
		wp_clear_scheduled_hook( EntriesProvider::RETENTION );
		$this->assertSame( 1, $this->deleteExpired() );
		$this->assertFalse( wp_next_scheduled( EntriesProvider::RETENTION ) );
	}

	private function sent( int $daysAgo ): int {
		global $wpdb;
		$this->post(
			"/gf/v2/forms/{$this->number}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		$id = (int) $wpdb->get_var( "SELECT MAX( id ) FROM {$wpdb->prefix}atoll_entries" );
		$wpdb->update(
			"{$wpdb->prefix}atoll_entries",
			array( 'date_created' => gmdate( 'Y-m-d H:i:s', $this->now - $daysAgo * self::DAY ) ),
			array( 'id' => $id )
		);
		return $id;
	}

	/** @param int $seconds That each batch takes. */
	private function deleteExpired( int $seconds = 0 ): int {
		global $wpdb;
		$wait = function ( string $query ) use ( $seconds, $wpdb ): string {
			$this->now += str_starts_with( $query, "DELETE FROM {$wpdb->prefix}atoll_entries" ) ? $seconds : 0;
			return $query;
		};
		$clock = fn(): int => $this->now;
		$admin = Inside::get( EntryAdminService::class );
		$purge = new EntryPurge( Inside::get( EntryRepository::class ), $admin, array(), 2 );
		add_filter( 'query', $wait );
		$event   = new ScheduledPurge( $purge, $clock );
		$deleted = ( new Retention( Inside::get( FormRepository::class ), $event, $clock ) )->run();
		remove_filter( 'query', $wait );
		return $deleted;
	}
}
