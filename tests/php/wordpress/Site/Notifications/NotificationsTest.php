<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Notifications;

use Atoll\Platform\Database\FrequentPosts;
use Atoll\Platform\Database\FrequentPostsOption;
use Atoll\Site\Notifications\NotificationContent;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\Notifications;
use Atoll\Site\Notifications\NotificationTargets;
use Atoll\Tests\WordPress\Support\Cases\NotificationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Which notifications a page gets, and when. */
final class NotificationsTest extends NotificationTestCase {

	private const DATE   = '2099-01-01 00:00:00';
	private const FUTURE = array( 'post_status' => 'future', 'post_date' => self::DATE, 'post_date_gmt' => self::DATE );

	public function test_critical_ones_come_first_then_the_newest(): void {
		$this->notify( 'old', array( 'post_date' => '2026-03-01 08:00:00' ) );
		$this->notify( 'old and critical', array( 'post_date' => '2026-03-02 08:00:00' ), type: 1 );
		$this->notify( 'new', array( 'post_date' => '2026-03-03 08:00:00' ) );
		$this->notify( 'new and critical', array( 'post_date' => '2026-03-04 08:00:00' ), type: 7 );
		$this->assertSame( array( 'new and critical', 'old and critical', 'new', 'old' ), $this->current() );
	}

	public function test_each_has_the_names_of_the_specification(): void {
		$id = $this->notify( '<strong>Closed</strong> on Friday', type: 1 );
		$this->assertSame(
			array(
				array(
					'id'      => $id,
					'content' => '<p><strong>Closed</strong> on Friday</p>',
					'acf'     => array( 'notificationsType' => 1 ),
				),
			),
			$this->notifications()->current( 0 )
		);
	}

	/** @param array<string, string> $post */
	#[TestWith( array( array( 'post_status' => 'draft' ) ) )]
	#[TestWith( array( array( 'post_status' => 'pending' ) ) )]
	#[TestWith( array( array( 'post_status' => 'private' ) ) )]
	#[TestWith( array( array( 'post_status' => 'trash' ) ) )]
	#[TestWith( array( array( 'post_password' => 'open sesame' ) ) )]
	#[TestWith( array( self::FUTURE ) )]
	public function test_what_is_not_published_is_nobodys( array $post ): void {
		$this->notify( 'secret', $post );
		$this->assertSame( array(), $this->current() );
		$this->assertSame( array(), $this->notifications()->currentAndUpcoming( 0 ) );
	}

	/**
	 * @param list<string> $current
	 * @param list<string> $upcoming
	 */
	#[DataProvider( 'moments' )]
	public function test_it_is_on_from_its_start_until_just_before_its_end(
		int $starts,
		int $ends,
		array $current,
		array $upcoming
	): void {
		$this->notify( 'it', starts: self::NOW + $starts, ends: self::NOW + $ends );
		$this->assertSame( $current, $this->current() );
		$this->assertCount( count( $upcoming ), $this->notifications()->currentAndUpcoming( 0 ) );
	}

	/** @return array<string, array{int, int, list<string>, list<string>}> Seconds from now, and what is found. */
	public static function moments(): array {
		return array(
			'begun'                      => array( -60, 60, array( 'it' ), array( 'it' ) ),
			'at its first second'        => array( 0, 60, array( 'it' ), array( 'it' ) ),
			'a second before'            => array( 1, 60, array(), array( 'it' ) ),
			'a day before'               => array( 86400, 90000, array(), array( 'it' ) ),
			'more than a day before'     => array( 86401, 90000, array(), array() ),
			'at its last second'         => array( -60, 1, array( 'it' ), array( 'it' ) ),
			'at its end'                 => array( -60, 0, array(), array() ),
			'a second after its end'     => array( -60, -1, array(), array() ),
			'hours after its end'        => array( -90000, -86400, array(), array() ),
		);
	}

	public function test_it_shows_where_it_was_meant_to(): void {
		list( $rates, $contact ) = array( $this->pageOf( 'Rates' ), $this->pageOf( 'Contact' ) );
		$this->notify( 'everywhere' );
		$this->notify( 'on rates', targets: new NotificationTargets( NotificationTargets::ONLY, array( $rates ) ) );
		$this->notify(
			'not on rates',
			targets: new NotificationTargets( NotificationTargets::EXCEPT, array( $rates ) )
		);
		$this->notify( 'nowhere', targets: new NotificationTargets( NotificationTargets::ONLY ) );
		$this->assertEqualsCanonicalizing( array( 'everywhere', 'on rates' ), $this->current( $rates ) );
		$this->assertEqualsCanonicalizing( array( 'everywhere', 'not on rates' ), $this->current( $contact ) );
		$this->assertEqualsCanonicalizing( array( 'everywhere', 'not on rates' ), $this->current( 0 ) );
	}

	public function test_one_that_holds_the_list_of_all_shows_nothing_there(): void {
		$this->notify( 'Before <!-- wp:atoll/notification-list /--> after' );
		$this->assertCount( 1, $this->notifications()->current( 0 ) );
	}

	public function test_years_of_old_ones_cost_no_reading(): void {
		for ( $i = 0; $i < 5; $i++ ) {
			$this->notify( 'old', ends: self::NOW - 86400 );
		}
		$reads = 0;
		$spy   = static function ( mixed $value, int $post, string $key ) use ( &$reads ): mixed {
			$reads += (int) ( NotificationMeta::STARTS === $key );
			return $value;
		};
		add_filter( 'get_post_metadata', $spy, 10, 3 );
		$this->notifications()->currentAndUpcoming( 0 );
		remove_filter( 'get_post_metadata', $spy );
		$this->assertSame( 0, $reads );
	}

	/** @return list<string> */
	private function current( int $page = 0 ): array {
		return array_map(
			static fn( array $one ): string => wp_strip_all_tags( $one['content'] ),
			$this->notifications()->current( $page )
		);
	}

	private function notifications(): Notifications {
		return new Notifications(
			new NotificationMeta(),
			new NotificationContent(),
			new FrequentPosts( new FrequentPostsOption( $GLOBALS['wpdb'] ) ),
			static fn(): int => self::NOW
		);
	}

	private function pageOf( string $title ): int {
		return $this->keep(
			(int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title ) )
		);
	}
}
