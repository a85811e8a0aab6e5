<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Invitations;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\EmailInvalid;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Portal\Invitations\EntryHasOwner;
use Atoll\Portal\Users\PortalRoles;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who may be invited, by whom, and what the mail says. */
final class InvitingTest extends InvitationTestCase {

	public function test_the_mail_is_for_the_mailbox_alone_and_its_words_are_forgotten(): void {
		$this->token( $this->entry() );
		$mails = $this->mails();
		$this->assertSame( array( $this->email ), end( $mails )->message->to );
		$this->assertTrue( end( $mails )->message->secret );
		$this->assertStringContainsString( 'Hello Mia,', end( $mails )->message->text );
		$this->assertStringContainsString( home_url( '/log-in/?invitation=' ), end( $mails )->message->html );
	}

	public function test_the_mail_says_in_which_zone_it_ends(): void {
		$zone = get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Australia/Perth' );
		$this->token();
		update_option( 'timezone_string', $zone );
		$mails = $this->mails();
		$this->assertMatchesRegularExpression(
			'/until \w+, \d+ \w+ \d{4}, \d+:\d\d [ap]m AWST\./',
			end( $mails )->message->text
		);
	}

	public function test_nobody_is_invited_to_somebody_elses_application(): void {
		$this->expectException( EntryHasOwner::class );
		$this->token( $this->entry( $this->user( PortalRoles::CLIENT ) ) );
	}

	public function test_what_was_read_before_it_became_somebodys_is_not_believed(): void {
		$entry = $this->entry();
		$this->entries()->setOwner( $entry->id, $this->user( PortalRoles::CLIENT ) );
		$this->expectException( EntryHasOwner::class );
		$this->token( $entry );
	}

	#[DataProvider( 'strangers' )]
	public function test_only_those_who_may_invite_do( string $role ): void {
		$this->expectException( NotAllowed::class );
		$this->sender()->invite( $this->email, 'Mia', null, new Visitor( $this->user( $role ), '203.0.113.7', '' ) );
	}

	/** @return list<array{string}> */
	public static function strangers(): array {
		return array( array( 'anonymous' ), array( 'subscriber' ), array( 'atoll_client' ), array( 'author' ) );
	}

	#[DataProvider( 'noEmails' )]
	public function test_what_is_no_email_is_refused( string $email ): void {
		$this->expectException( EmailInvalid::class );
		$this->expectExceptionMessage( 'Please enter a valid email address.' );
		$this->sender()->invite( $email, 'Mia', null, $this->staff );
	}

	/** @return array<string, array{string}> */
	public static function noEmails(): array {
		return array(
			'nothing'  => array( '' ),
			'a name'   => array( 'mia' ),
			'several'  => array( 'a@example.com,b@example.com' ),
			'a header' => array( "a@example.com\r\nBcc: b@example.com" ),
			'too long' => array( str_repeat( 'a', 60 ) . '@' . str_repeat( 'b', 50 ) . '.example.com' ),
		);
	}

	public function test_an_address_that_wordpress_would_change_is_refused_in_words(): void {
		$this->expectException( EmailInvalid::class );
		$this->expectExceptionMessage( 'cannot be used for a login' );
		$this->sender()->invite( 'smith&jones@example.com', 'Mia', null, $this->staff );
	}

	public function test_a_name_is_text_and_nothing_more(): void {
		$this->sender()->invite(
			$this->email,
			"<b>Mia</b>\r\nBcc: x@example.com" . str_repeat( 'é', 90 ),
			null,
			$this->staff
		);
		$mails = $this->mails();
		$mail  = end( $mails )->message;
		$this->assertStringNotContainsString( '<b>Mia', $mail->html );
		$this->assertSame( array(), $mail->headers );
		$this->assertStringContainsString( 'Hello Mia Bcc: x@example.com', $mail->text );
	}

	/** @return list<\Atoll\Forms\Mail\Queue\QueuedMail> */
	private function mails(): array {
		return $this->mailClaims( fn() => time() + 700 )->claim( 9 );
	}
}
