<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Spam;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Spam\SpamRelease;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Cases\SpamTestCase;
use Atoll\Tests\WordPress\Support\HeardAction;
use Atoll\Tests\WordPress\Support\Inside;

/** Staff mark spam, and take it back. */
final class SpamReleaseTest extends SpamTestCase {

	public function test_what_was_no_spam_is_taken_out_and_its_mail_sent_once(): void {
		$spam = Inside::get( SpamRelease::class );
		$this->send( $this->form(), self::CAUGHT );
		$id = $this->stored()->id;
		$this->assertSame(
			array( array( $id ), 'active', 1 ),
			array( $spam->unmark( array( $id ), true, self::staff() ), $this->stored()->status, $this->mails() )
		);
		$this->assertSame( array(), $spam->unmark( array( $id ), true, self::staff() ) );
		$this->assertSame(
			array( array( 'active' => array( $id ) ), 'spam' ),
			array( Inside::get( EntryAdminService::class )->move(
				array( $id ),
				'spam',
				self::staff()
			), $this->stored()->status )
		);
		$this->assertSame(
			array( array( $id ), 1 ),
			array( $spam->unmark( array( $id ), true, self::staff() ), $this->mails() )
		);
	}

	public function test_taking_it_out_quietly_sends_nothing(): void {
		$this->send( $this->form(), self::CAUGHT );
		Inside::get( SpamRelease::class )->unmark( array( $this->stored()->id ), false, self::staff() );
		$this->assertSame( array( 'active', 0 ), array( $this->stored()->status, $this->mails() ) );
	}

	/** As one that came in from Gravity Forms, or whose form told nobody then. */
	public function test_an_entry_that_a_person_took_for_spam_has_no_mail_to_send(): void {
		global $wpdb;
		$this->send( $this->form() );
		$id = $this->stored()->id;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_mail" );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET spam = ''" );
		Inside::get( EntryAdminService::class )->move( array( $id ), 'spam', self::staff() );
		$this->assertSame(
			array( array( $id ), 0 ),
			array( Inside::get( SpamRelease::class )->unmark( array( $id ), true, self::staff() ), $this->mails() )
		);
	}

	public function test_what_is_not_there_is_not_counted(): void {
		$this->assertSame(
			array( array(), array() ),
			array(
				Inside::get( SpamRelease::class )->unmark( array( 999999 ), true, self::staff() ),
				Inside::get( SpamRelease::class )->unmark( array(), true, self::staff() ),
			)
		);
	}

	public function test_what_was_no_spam_is_announced_once_and_after_the_commit(): void {
		$this->send( $this->form(), self::CAUGHT );
		$id    = $this->stored()->id;
		$staff = self::staff();
		$heard = HeardAction::during(
			'atoll_entries_moved',
			function ( \Closure $count ) use ( $id, $staff ): void {
				$release = fn() => Inside::get( SpamRelease::class )->unmark( array( $id ), true, $staff );
				Inside::get( Transaction::class )->run(
					function () use ( $release, $count ): void {
						$release();
						$this->assertSame( 0, $count() );
					}
				);
				$release();
			}
		);
		$this->assertSame( array( array( array( $id ), 'spam', 'active', $staff ) ), $heard );
	}

	private static function staff(): Visitor {
		return new Visitor( 1, '', '' );
	}
}
