<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Portal\Account\Closing\ClosingMail;
use Atoll\Portal\Account\Email\EmailChangeMail;
use Atoll\Portal\Passwords\PasswordMail;
use Atoll\Portal\TwoFactor\TwoFactorMail;
use Atoll\Tests\WordPress\Support\Inside;

/** Whoever did not do what a mail tells them of finds in it how to reach the company. */
final class AccountMailTest extends AccountTestCase {

	private const FORGOTTEN = 'https://example.com/forgotten';

	protected function setUp(): void {
		parent::setUp();
		Inside::forgetServices();
	}

	protected function tearDown(): void {
		delete_option( 'atoll_company' );
		parent::tearDown();
	}

	public function test_every_mail_that_asks_to_get_in_touch_names_the_phone_number(): void {
		update_option( 'atoll_company', array( 'phone' => '1300 BROKER', 'email' => 'hello@example.com' ) );
		foreach ( $this->warnings() as $mail ) {
			$this->assertStringContainsString( 'contact us', $mail->text );
			$this->assertStringEndsWith( "You can call us on 1300 BROKER.\n", $mail->text );
			$this->assertStringContainsString( '<p>You can call us on 1300 BROKER.</p>', $mail->html );
		}
		$this->assertStringEndsWith(
			self::FORGOTTEN . "\n\nYou can call us on 1300 BROKER.\n",
			Inside::get( PasswordMail::class )->changedText( self::FORGOTTEN )
		);
	}

	public function test_without_a_phone_number_they_name_the_email_address(): void {
		update_option( 'atoll_company', array( 'email' => 'hello@example.com' ) );
		foreach ( $this->warnings() as $mail ) {
			$this->assertStringEndsWith( "You can email us at hello@example.com.\n", $mail->text );
		}
	}

	public function test_without_either_they_name_none(): void {
		foreach ( $this->warnings() as $mail ) {
			$this->assertStringContainsString( 'contact us', $mail->text );
			$this->assertStringNotContainsString( 'You can', $mail->text );
		}
	}

	/** @return list<MailMessage> Of each kind that may tell people of what they did not do. */
	private function warnings(): array {
		$user = get_userdata( $this->user( 'atoll_client' ) );
		Inside::get( ClosingMail::class )->send( $user, 0, false );
		Inside::get( TwoFactorMail::class )->switchedOff( $user );
		$queued = array_column( $this->mails(), 'message' );
		$mails  = array_filter( $queued, static fn( $mail ) => array( $user->user_email ) === $mail->to );
		$this->assertCount( 2, $mails );
		return array(
			...array_values( $mails ),
			Inside::get( PasswordMail::class )->changed( $user->user_email, self::FORGOTTEN ),
			Inside::get( EmailChangeMail::class )->addressChanged( $user->user_email ),
		);
	}
}
