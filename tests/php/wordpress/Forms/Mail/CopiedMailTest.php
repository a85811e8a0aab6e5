<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Admin\MailNoticeText;
use Atoll\Forms\Mail\MailProvider;
use Atoll\Forms\Mail\Queue\CopiedMail;
use Atoll\Forms\Mail\Queue\MailHealth;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Mail\Queue\UnsentMail;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Tests\WordPress\Support\Mail\MailServer;
use PHPUnit\Framework\Attributes\TestWith;

/** A copy of the site, made while mail waited: the original sends that. */
final class CopiedMailTest extends MailQueueTestCase {

	private string $address;

	protected function setUp(): void {
		parent::setUp();
		$this->time    = time();
		$this->server  = new MailServer( 'take' );
		remove_filter( 'option_siteurl', '_config_wp_siteurl' ); // What wp-config.php says would not be written back.
		$this->address = (string) get_option( 'siteurl' );
		$this->deliver();
	}

	protected function tearDown(): void {
		update_option( 'siteurl', $this->address );
		add_filter( 'option_siteurl', '_config_wp_siteurl' );
		delete_option( CopiedMail::OPTION );
		parent::tearDown();
	}

	public function test_it_sends_nothing_that_waited_and_tells_of_it_until_somebody_sends_it(): void {
		$this->queue( $this->message() );
		update_option( 'siteurl', 'https://staging.example.com' );
		$this->deliver();
		$this->deliver();
		$this->assertSame( array(), $this->server->taken() );
		$this->assertStringContainsString( '1 email waited when this site was copied', $this->notice() );
		$health = ( new MailHealth( $this->mailCounts( fn() => $this->time ) ) )->result();
		$this->assertSame( 'recommended', $health->status );
		$this->assertStringContainsString( 'copied or moved', $health->description );

		$this->assertSame( 0, $this->mailRetries( fn() => $this->time )->retryFailed() );
		$this->assertSame( 1, $this->mailRetries( fn() => $this->time )->retryCopied() );
		$this->deliver();
		$this->assertSame( QueuedMail::SENT, $this->only()->status );
		$this->assertCount( 1, $this->server->taken() );
		$this->assertSame( '', $this->notice() );
	}

	public function test_its_own_mail_leaves_it(): void {
		update_option( 'siteurl', 'https://staging.example.com' );
		$this->deliver();
		$this->queue( $this->message() );
		$this->deliver();
		$this->assertCount( 1, $this->server->taken() );
	}

	/** Where PHP goes on after the answer, others look for mail much later than the first is queued. */
	public function test_of_a_moved_site_the_first_mail_is_its_own_and_what_waited_before_it_is_not(): void {
		$this->queue( $this->message() );
		update_option( 'siteurl', 'https://moved.example.com' );
		$this->queue( $this->message() );
		$this->deliver();
		$this->assertSame(
			array( QueuedMail::COPIED, QueuedMail::SENT ),
			array_column( $this->mails->ofEntry( 7 ), 'status' )
		);
		$this->assertCount( 1, $this->server->taken() );
	}

	public function test_what_was_held_with_an_entry_that_was_not_stored_is_held_again(): void {
		global $wpdb;
		$this->queue( $this->message() );
		update_option( 'siteurl', 'https://moved.example.com' );
		$store = function (): never {
			$this->queue( $this->message() );
			throw new \RuntimeException( 'not stored' );
		};
		try {
			( new Transaction( $wpdb ) )->run( $store );
		} catch ( \RuntimeException ) {
			$this->queue( $this->message() );
		}
		$this->deliver();
		$this->assertSame(
			array( QueuedMail::COPIED, QueuedMail::SENT ),
			array_column( $this->mails->ofEntry( 7 ), 'status' )
		);
	}

	public function test_what_one_request_has_held_another_that_began_before_takes_no_later_mail_for(): void {
		update_option( 'siteurl', 'https://moved.example.com' );
		$before = wp_load_alloptions();
		$this->queue( $this->message() );
		wp_cache_set( 'alloptions', $before, 'options' );
		$this->deliver();
		$this->assertCount( 1, $this->server->taken() );
	}

	/** WordPress asks twice for all options, and then goes on as if there were none. */
	#[TestWith( array( 2, false ) )]
	#[TestWith( array( 4, false ) )]
	#[TestWith( array( PHP_INT_MAX, true ) )]
	public function test_an_address_that_could_not_be_read_does_not_make_a_copy_of_the_site(
		int $failures,
		bool $isTold
	): void {
		global $wpdb;
		$this->queue( $this->message() );
		$fail = static function ( string $query ) use ( &$failures, $wpdb ): string {
			$isOfOptions = str_contains( $query, "FROM {$wpdb->options}" );
			$isAboutAll  = $isOfOptions && ! str_contains( $query, CopiedMail::OPTION );
			return $isAboutAll && $failures-- > 0 ? 'this is no SQL' : $query;
		};
		$suppressed = $wpdb->suppress_errors();
		wp_cache_delete( 'alloptions', 'options' );
		add_filter( 'query', $fail );
		$told = false;
		try {
			( new CopiedMail( $this->mailRows( fn() => $this->time ) ) )->hold();
		} catch ( ReadFailed ) {
			$told = true;
		}
		remove_filter( 'query', $fail );
		$wpdb->suppress_errors( $suppressed );
		wp_cache_delete( 'alloptions', 'options' );
		$this->assertSame( array( $isTold, QueuedMail::WAITING ), array( $told, $this->only()->status ) );
		$this->deliver();
		$this->assertCount( 1, $this->server->taken() );
	}

	public function test_an_entrys_and_a_single_mail_are_sent_when_asked_for(): void {
		foreach ( array( 'retryEntry', 'retryOne' ) as $way ) {
			$this->queue( $this->message() );
			$mails = $this->mails->ofEntry( 7 );
			$mail  = end( $mails );
			update_option( 'siteurl', "https://{$way}.example.com" );
			$this->deliver();
			$this->assertSame( QueuedMail::COPIED, $this->mails->find( $mail->id )?->status );
			$this->mailRetries( fn() => $this->time )->{$way}( 'retryOne' === $way ? $mail->id : 7 );
			$this->deliver();
			$this->assertSame( QueuedMail::SENT, $this->mails->find( $mail->id )?->status );
		}
	}

	/** What filters and wp-config.php say of an address may differ between requests. */
	#[TestWith( array( 'site_url' ) )]
	#[TestWith( array( 'option_siteurl' ) )]
	public function test_the_same_site_sends_whatever_address_it_is_asked_by( string $filter ): void {
		$other = static fn() => 'https://de.example.org';
		$this->queue( $this->message() );
		add_filter( $filter, $other );
		$this->deliver();
		remove_filter( $filter, $other );
		$this->assertCount( 1, $this->server->taken() );
	}

	private function deliver(): void {
		do_action( MailProvider::DELIVER );
	}

	private function notice(): string {
		$counts = $this->mailCounts( fn() => $this->time );
		$unsent = new UnsentMail( $this->mailRows( fn() => $this->time ) );
		return ( new MailNoticeText( $counts, $unsent ) )->aboutCopied( 3600 );
	}
}
