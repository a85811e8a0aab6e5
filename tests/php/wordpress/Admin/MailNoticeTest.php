<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin;

use Atoll\Admin\AdminProvider;
use Atoll\Admin\MailNotice;
use Atoll\Admin\MailNoticeText;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Mail\Queue\UnsentMail;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\SiteDateFormat;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Those who see entries are told of mail that was given up, until they have answered. */
final class MailNoticeTest extends SiteTestCase {

	private const DAY = 86400;

	private int $time = 1_800_000_000;
	private MailRepository $mails;

	protected function setUp(): void {
		parent::setUp();
		$this->mails = $this->mailRepository( fn() => $this->time );
	}

	protected function tearDown(): void {
		$_POST    = array();
		$_REQUEST = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	public function test_it_counts_the_weeks_failures_on_the_dashboard_and_on_our_screens_alone(): void {
		$this->actAs( 'editor' );
		$this->giveUp();
		$this->assertStringContainsString( '1 email about an entry could not be sent', $this->shown( 'dashboard' ) );
		$this->assertStringContainsString( '1 email about', $this->shown( 'edit-atoll_form' ) );
		$this->assertSame( '', $this->shown( 'edit-post' ) );
		$this->time += 8 * self::DAY;
		$this->assertSame( '', $this->shown( 'dashboard' ), 'a week later' );
	}

	public function test_those_who_see_no_entries_see_none_of_it(): void {
		$this->actAs( 'subscriber' );
		$this->giveUp();
		$this->assertSame( '', $this->shown( 'dashboard' ) );
	}

	public function test_once_hidden_it_tells_only_of_what_failed_since(): void {
		$this->actAs( 'editor' );
		$this->giveUp();
		$this->answer( 'read' );
		$this->assertSame( QueuedMail::FAILED, $this->mails->ofEntry( 7 )[0]->status, 'reading sends nothing' );
		$this->time += 1;
		$this->assertSame( '', $this->shown( 'dashboard' ) );
		$this->giveUp();
		$this->assertStringContainsString( '1 email about an entry', $this->shown( 'dashboard' ) );
	}

	public function test_what_was_given_up_is_tried_again_when_somebody_asks(): void {
		$this->actAs( 'editor' );
		$this->giveUp();
		$this->assertStringContainsString( 'value="again"', $this->shown( 'dashboard' ) );
		$this->answer( 'again' );
		$this->assertSame( QueuedMail::WAITING, $this->mails->ofEntry( 7 )[0]->status );
	}

	public function test_nothing_is_tried_again_that_the_notice_does_not_tell_of(): void {
		$this->actAs( 'editor' );
		$this->giveUp();
		$this->answer( 'read' );
		$this->time += 60 * self::DAY;
		$this->giveUp();
		$this->assertStringContainsString( '1 email about', $this->shown( 'dashboard' ) );
		$this->answer( 'again' );
		$this->assertSame( array( QueuedMail::FAILED, QueuedMail::WAITING ), $this->statuses() );
	}

	public function test_who_may_not_change_entries_may_hide_it_alone(): void {
		$this->actAs( 'subscriber' );
		wp_get_current_user()->add_cap( Capabilities::VIEW_ENTRIES );
		$this->giveUp();
		$this->holdAsCopied();
		$this->assertDoesNotMatchRegularExpression( '/value="(again|copied)"/', $this->shown( 'dashboard' ) );
		$this->answer( 'again' );
		$this->answer( 'copied' );
		$this->assertSame( array( QueuedMail::FAILED, QueuedMail::COPIED ), $this->statuses() );
		$this->assertStringContainsString( 'value="read"', $this->shown( 'dashboard' ) );
		$this->answer( 'read' );
		$this->time += 1;
		$this->assertSame( '', $this->shown( 'dashboard' ) );
	}

	public function test_mail_of_no_entry_is_named_there_without_its_words(): void {
		$this->actAs( 'editor' );
		$this->giveUp( 0, new MailMessage( array( 'jo@example.con' ), 'Your saved form', '', 'token', secret: true ) );
		$notice = $this->shown( 'dashboard' );
		$this->assertMatchesRegularExpression(
			'/1 email that belongs to no entry.*jo@example\.con.*Your saved form.*No such mailbox/s',
			$notice
		);
		$this->assertDoesNotMatchRegularExpression( '/token|about an entry|notice-error/', $notice );
		$this->giveUp();
		$this->assertMatchesRegularExpression(
			'/notice-error.*1 email about an entry.*jo@example/s',
			$this->shown( 'dashboard' )
		);
	}

	public function test_mail_that_has_been_refused_for_an_hour_is_told_of_until_it_is_sent(): void {
		$this->actAs( 'editor' );
		$this->refuse( '451 try again later' );
		$since       = $this->time;
		$this->time += 60;
		$this->refuse( '535 authentication failed' );
		$this->assertSame( '', $this->shown( 'dashboard' ), 'servers that put mail off for some minutes are common' );
		$this->time += 3600;
		$this->assertStringContainsString(
			'Since ' . SiteDateFormat::text( $since )
				. ' the mail server has refused 1 email. We keep trying. The server said: 535 authentication failed',
			$this->shown( 'dashboard' )
		);
		$this->assertSame( array( 7 ), $this->mailCounts( fn() => $this->time )->entriesWithFailures( array( 7, 8 ) ) );
		$this->answer( 'again' );
		$this->assertSame( '', $this->shown( 'dashboard' ) );
		$this->refuse( '535 still not' );
		$this->assertStringContainsString( '535 still not', $this->shown( 'dashboard' ), 'trying mends nothing' );
		$this->time += 60;
		$this->mailClaims( fn() => $this->time )->markSent( $this->mailClaims( fn() => $this->time )->claim( 1 )[0] );
		$this->assertSame( '', $this->shown( 'dashboard' ) );
	}

	public function test_mail_that_was_refused_is_told_of_again_only_where_more_of_it_is(): void {
		$this->actAs( 'editor' );
		$this->refuse( '535' );
		$this->time += 3601;
		$this->answer( 'read' );
		$this->assertSame( '', $this->shown( 'dashboard' ) );
		$this->mails->add( new MailMessage( array( 'jo@example.com' ), 'Next', '', 'x' ), 8, 3 );
		$this->refuse( '535' );
		$this->refuse( '535' );
		$this->time += 3601;
		$this->assertStringContainsString( 'the mail server has refused 1 email', $this->shown( 'dashboard' ) );
	}

	public function test_mail_that_nobody_has_begun_to_send_is_told_of(): void {
		$this->actAs( 'editor' );
		$this->mails->add( new MailMessage( array( 'broker@example.com' ), 'Enquiry', '', 'Hello' ), 7, 3 );
		$this->assertSame( '', $this->shown( 'dashboard' ) );
		$this->time += 7200;
		$this->assertStringContainsString( '1 email has waited for more than an hour', $this->shown( 'dashboard' ) );
		$this->assertSame( array( 7 ), $this->mailCounts( fn() => $this->time )->entriesWithFailures( array( 7, 8 ) ) );
		$this->assertSame( 1, $this->mailRetries( fn() => $this->time )->retryFailed( 1 ) );
	}

	public function test_what_is_held_in_a_copy_is_sent_by_a_button_of_its_own_alone(): void {
		$this->actAs( 'editor' );
		$this->giveUp();
		$this->assertStringNotContainsString( 'value="copied"', $this->shown( 'dashboard' ) );
		$this->holdAsCopied();
		$this->assertMatchesRegularExpression( '/value="copied".*value="again"/s', $this->shown( 'dashboard' ) );
		$this->answer( 'again' );
		$this->assertSame( array( QueuedMail::WAITING, QueuedMail::COPIED ), $this->statuses() );
		$this->assertStringNotContainsString( 'value="again"', $this->shown( 'dashboard' ) );
		$this->answer( 'copied' );
		$this->assertSame( array( QueuedMail::WAITING, QueuedMail::WAITING ), $this->statuses() );
	}

	public function test_without_its_nonce_nothing_is_tried(): void {
		$this->actAs( 'editor' );
		$this->giveUp();
		$this->answer( 'again', 'forged' );
		$this->answer( 'again', array( wp_create_nonce( AdminProvider::MAIL_NOTICE ) ) );
		$this->assertSame( QueuedMail::FAILED, $this->mails->ofEntry( 7 )[0]->status );
	}

	private function shown( string $screen ): string {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( $screen );
		ob_start();
		$this->call( 'show' );
		return (string) ob_get_clean();
	}

	/** WordPress' ways out are exceptions here, since the test goes on. */
	private function answer( string $button, mixed $nonce = null ): void {
		$leave = static fn() => throw new \RuntimeException( 'left' );
		$_POST = $_REQUEST = array(
			'do'       => $button,
			'_wpnonce' => $nonce ?? wp_create_nonce( AdminProvider::MAIL_NOTICE ),
		);
		add_filter( 'wp_redirect', $leave );
		add_filter( 'wp_die_handler', static fn() => $leave );
		try {
			$this->call( 'respond' );
		} catch ( \RuntimeException $left ) {
			$this->assertSame( 'left', $left->getMessage() );
		} finally {
			remove_filter( 'wp_redirect', $leave );
			remove_all_filters( 'wp_die_handler' );
		}
	}

	private function call( string $method ): void {
		$notice = new MailNotice(
			new MailNoticeText(
				$this->mailCounts( fn() => $this->time ),
				new UnsentMail( $this->mailRows( fn() => $this->time ) )
			),
			$this->mailRetries( fn() => $this->time ),
			new CurrentRequest(),
			fn() => $this->time
		);
		( new \ReflectionMethod( $notice, $method ) )->invoke( $notice );
	}

	/** The mail whose turn it is, or a new one; it is tried again a minute later. */
	private function refuse( string $error ): void {
		$claims = $this->mailClaims( fn() => $this->time );
		if ( array() === $this->mails->ofEntry( 7 ) ) {
			$this->mails->add( new MailMessage( array( 'broker@example.com' ), 'Enquiry', '', 'Hello' ), 7, 3 );
		}
		$claims->markRefused( $claims->claim( 1 )[0], $error, 60 );
	}

	private function holdAsCopied(): void {
		$id = $this->mails->add( new MailMessage( array( 'broker@example.com' ), 'Waited', '', 'Hello' ), 7, 3 );
		$this->mailRows( fn() => $this->time )->update( 'status = %s WHERE id = %d', QueuedMail::COPIED, $id );
	}

	/** @return list<string> */
	private function statuses(): array {
		return array_column( $this->mails->ofEntry( 7 ), 'status' );
	}

	private function giveUp( int $entry = 7, ?MailMessage $message = null ): void {
		$message ??= new MailMessage( array( 'broker@example.com' ), 'Enquiry', '<p>Hello</p>', 'Hello' );
		$this->mails->add( $message, $entry, 3 );
		foreach ( $this->mailClaims( fn() => $this->time )->claim( 1 ) as $mail ) {
			$this->mailClaims( fn() => $this->time )->markRefused( $mail, 'No such mailbox', null );
		}
	}
}
