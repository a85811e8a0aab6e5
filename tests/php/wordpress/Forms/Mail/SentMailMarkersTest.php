<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\MailRequeue;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\Mail\MailServer;
use Atoll\Tests\WordPress\Support\Mail\WithMailServer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A mail that has left does so once, whatever the database says to the note that it did. */
final class SentMailMarkersTest extends SiteTestCase {

	use WithMailServer;

	private int $time = 1_800_000_000;
	private MailRepository $mails;

	protected function setUp(): void {
		parent::setUp();
		$this->mails  = $this->mailRepository( fn() => $this->time );
		$this->server = new MailServer( 'take' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		remove_all_filters( 'home_url' );
		parent::tearDown();
	}

	public function test_a_note_that_a_deadlock_ends_is_made_again(): void {
		$a = $this->queue( 'a' );
		$this->failNote( $a, "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213", 2 );
		$this->deliver();
		$this->assertSame( QueuedMail::SENT, $this->mails->find( $a )?->status );
	}

	public function test_a_note_that_fails_holds_up_no_other_mail_and_leads_to_no_second_one(): void {
		$a   = $this->queue( 'a' );
		$b   = $this->queue( 'b' );
		$log = ini_set( 'error_log', '/dev/null' );
		$this->failNote( $a, 'this is no SQL', PHP_INT_MAX );
		$this->deliver();
		$this->assertSame( array( 'a@example.com', 'b@example.com' ), $this->recipients() );
		$this->assertSame( QueuedMail::SENT, $this->mails->find( $b )?->status );

		$this->time += 700;
		$this->deliver();
		$this->assertCount( 2, $this->server->taken(), 'the sender of the next hour knows too' );

		remove_all_filters( 'query' );
		$this->time += 700;
		$this->deliver();
		ini_set( 'error_log', (string) $log );
		$this->assertCount( 2, $this->server->taken() );
		$this->assertSame( QueuedMail::SENT, $this->mails->find( $a )?->status, 'and the database, once it takes it' );
	}

	public function test_a_mail_that_left_before_its_sender_was_killed_has_the_same_name_from_whatever_address_of_the_site(): void {
		$this->queue( 'a' );
		$killed = static fn() => throw new \Error( 'killed' );
		add_action( 'wp_mail_succeeded', $killed );
		$claimed = $this->mailClaims( fn() => $this->time )->claim( 1 );
		try {
			$this->mailTransport()->send( $claimed[0] );
		} catch ( \Throwable ) {
			$this->assertCount( 1, $this->server->taken() );
		}
		remove_action( 'wp_mail_succeeded', $killed );
		add_filter( 'home_url', static fn() => 'https://de.example.org/loans' );
		$this->time += 700;
		$this->deliver();
		$names = array_map(
			static fn( array $mail ) => preg_match( '/^Message-ID: (.*)$/m', $mail['source'], $found ) ? $found[1] : '',
			$this->server->taken()
		);
		$this->assertCount( 2, $names );
		$this->assertSame( $names[0], $names[1] );
	}

	public function test_a_mail_that_is_sent_as_it_is_added_has_the_name_that_the_next_sender_gives_it(): void {
		$mails = $this->mailRepository( fn() => $this->time++ ); // A second passes between any two looks at the clock.
		$added = $mails->addClaimed(
			new MailMessage( array( 'a@example.com' ), 'Enquiry', '<p>Hello</p>', 'Hello' ),
			7,
			3
		);
		$this->assertEquals( $mails->find( $added->id ), $added );
	}

	public function test_whoever_changes_a_mail_looks_for_it_by_its_id_alone(): void {
		global $wpdb;
		$changes = array();
		array_map( fn( int $number ) => $this->queue( "m{$number}" ), range( 1, 8 ) );
		$watch = static function ( string $query ) use ( &$changes ): string {
			$changes[] = str_starts_with( $query, 'UPDATE' ) && str_contains( $query, 'atoll_mail' ) ? $query : '';
			return $query;
		};
		add_filter( 'query', $watch );
		$this->deliver();
		$this->queue( 'late' );
		$claims = $this->mailClaims( fn() => $this->time );
		$claims->markRefused( $claims->claim( 1 )[0], 'No', null );
		( new MailRequeue( $this->mailRows( fn() => $this->time ) ) )->renewFailed();
		remove_all_filters( 'query' );
		$changes = array_filter( $changes );
		$this->assertGreaterThanOrEqual( 18, count( $changes ) );
		foreach ( $changes as $change ) {
			$this->assertSame(
				array( 'PRIMARY', '1' ),
				array_values(
					array_intersect_key(
						$wpdb->get_row( "EXPLAIN {$change}", ARRAY_A ),
						array_flip( array( 'key', 'rows' ) )
					)
				),
				$change
			);
		}
	}

	public function test_a_mail_that_is_being_sent_is_not_begun_again_because_somebody_asks_for_it(): void {
		$a = $this->queue( 'a' );
		$this->mailClaims( fn() => $this->time )->claim( 1 );
		$this->assertSame( 0, ( new MailRequeue( $this->mailRows( fn() => $this->time ) ) )->renewOne( $a ) );
		$this->assertSame( array(), $this->mailClaims( fn() => $this->time )->claim( 1 ) );
	}

	private function queue( string $who ): int {
		return $this->mails->add(
			new MailMessage( array( "{$who}@example.com" ), 'Enquiry', '<p>Hello</p>', 'Hello' ),
			7,
			3
		);
	}

	private function deliver(): void {
		$this->delivery( fn() => $this->time )->run( 40 );
	}

	/** @param int $times How often the note about this mail fails. */
	private function failNote( int $mail, string $instead, int $times ): void {
		add_filter(
			'query',
			static function ( string $query ) use ( $mail, $instead, &$times ): string {
				$isNote = 1 === preg_match( "/^UPDATE \S+_mail SET status = 'sent'.* WHERE id = {$mail}\b/s", $query );
				return $isNote && $times-- > 0 ? $instead : $query;
			}
		);
	}

	/** @return list<string> */
	private function recipients(): array {
		$all = array_map( static fn( array $mail ) => $mail['to'][0], $this->server->taken() );
		sort( $all );
		return $all;
	}
}
