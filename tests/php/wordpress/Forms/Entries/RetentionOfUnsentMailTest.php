<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\Changes\ScheduledPurge;
use Atoll\Forms\Entries\Retention\Retention;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Entries of a form that keeps them for a day, and whose mail the server takes or does not take for longer. */
final class RetentionOfUnsentMailTest extends SiteTestCase {

	private const DAY = 86400;

	private int $entry;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$number = $this->form( 'enquiry', array( 'atoll' => array( 'retentionDays' => 1 ) ) );
		$this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		$this->entry = (int) $wpdb->get_var( "SELECT MAX( id ) FROM {$wpdb->prefix}atoll_entries" );
	}

	public function test_an_entry_stays_while_its_mail_waits_and_goes_once_it_is_sent(): void {
		$this->deliver( false );
		$this->assertSame( 0, $this->deleteExpired() );
		$this->assertSame( array( 'waiting' ), $this->mails() );
		$this->deliver( true );
		$this->assertSame( array( 'sent' ), $this->mails() );
		$this->assertSame( 1, $this->deleteExpired() );
		$this->assertSame( array(), $this->mails() );
	}

	#[DataProvider( 'unsent' )]
	public function test_it_stays_for_as_long_as_staff_are_told_of_mail_that_was_not_sent( string $status ): void {
		$this->mark( $status, 29 );
		$this->assertSame( 0, $this->deleteExpired() );
		$this->mark( $status, 31 );
		$this->assertSame( 1, $this->deleteExpired() );
	}

	/** @return array<string, array{string}> */
	public static function unsent(): array {
		return array(
			'given up'       => array( 'failed' ),
			'held'           => array( 'held' ),
			'held in a copy' => array( 'copied' ),
		);
	}

	public function test_staff_may_delete_it_whatever_waits(): void {
		$entries = array( $this->entry );
		$this->assertSame( $entries, Inside::get( EntryAdminService::class )->delete( $entries ) );
		$this->assertSame( array(), $this->mails() );
	}

	private function deliver( bool $isTaken ): void {
		$answer = static fn(): bool => $isTaken;
		add_filter( 'pre_wp_mail', $answer, 1000 );
		$this->delivery( static fn(): int => time() + ( $isTaken ? self::DAY : 0 ) )->run( 30 );
		remove_filter( 'pre_wp_mail', $answer, 1000 );
	}

	/** As if the mail had not been sent so many days ago. */
	private function mark( string $status, int $days ): void {
		global $wpdb;
		$due = gmdate( 'Y-m-d H:i:s', time() - $days * self::DAY );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}atoll_mail SET status = %s, due = %s", $status, $due ) );
	}

	/** @return list<string> The state of each. */
	private function mails(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT status FROM {$wpdb->prefix}atoll_mail" );
	}

	private function deleteExpired(): int {
		$clock = static fn(): int => time() + 3 * self::DAY;
		$purge = new ScheduledPurge( Inside::get( EntryPurge::class ), $clock );
		return ( new Retention( Inside::get( FormRepository::class ), $purge, $clock ) )->run();
	}
}
