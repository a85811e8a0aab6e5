<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Notifications\FormNotification;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Forms\Notifications\TestMail;
use Atoll\Portal\Account\Closing\ClosingMail;
use Atoll\Portal\Invitations\InvitationSender;
use Atoll\Portal\TwoFactor\TwoFactorMail;
use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\PageLanguage;
use Atoll\Tests\WordPress\Support\StaffLanguage;

/**
 * Mail to staff is in the site's own language, and that to clients in the page's, whatever language the member of staff
 * works in, or the client has, who caused it.
 */
final class MailLanguageTest extends ApplicationTestCase {

	public function test_news_of_an_application_are_in_the_sites_language(): void {
		$this->assertSites(
			fn() => $this->statusChange()->set( $this->entry, '', 'We need your ID.', $this->staff, mails: true )
		);
	}

	public function test_an_invitation_is_in_the_sites_language(): void {
		$this->nameLoginPage();
		$entry = $this->entryOf( 0 );
		$this->assertSites(
			fn() => Inside::get( InvitationSender::class )->invite( 'mia@example.com', 'Mia', $entry, $this->staff ),
			$entry->id
		);
	}

	public function test_staff_hear_of_a_document_in_the_sites_language_whatever_the_clients_is(): void {
		$request = $this->documentRequests()->add( $this->entry, 'Two recent payslips', '', $this->staff );
		$this->forgetMail();
		$files = array( $this->received( $request, $this->client ) );
		$this->assertSites(
			fn() => $this->receivedDocuments()->receive( $request, $files, $this->visitor( $this->client ) )
		);
	}

	public function test_a_notification_that_staff_send_again_is_in_the_sites_language(): void {
		$this->assertSites( fn() => Inside::get( FormNotifications::class )->sendFor( $this->entry ) );
	}

	public function test_staff_hear_in_the_sites_own_language_of_what_somebody_did_on_a_page_in_another(): void {
		$request = $this->documentRequests()->add( $this->entry, 'Two recent payslips', '', $this->staff );
		$this->forgetMail();
		$files = array( $this->received( $request, $this->client ) );
		$site  = get_locale();
		PageLanguage::installed(
			fn() => PageLanguage::during(
				PageLanguage::FRENCH,
				function () use ( $request, $files ): void {
					$this->receivedDocuments()->receive( $request, $files, $this->visitor( $this->client ) );
					Inside::get( FormNotifications::class )->sendFor( $this->entry );
					Inside::get( ClosingMail::class )->send( get_userdata( $this->client ), 1, isLoginKept: false );
				}
			)
		);
		$mails = $this->mailRepository();
		$staff = array(
			...$mails->ofEntry( $this->entry->id ),
			...$mails->addressedTo( (string) get_option( 'admin_email' ) ),
		);
		$this->assertCount( 3, $staff );
		foreach ( $staff as $mail ) {
			$this->assertStringNotContainsString( PageLanguage::FRENCH, $mail->message->toJson() );
			$this->assertStringContainsString( str_replace( '_', '-', "lang=\"{$site}\"" ), $mail->message->html );
		}
		$client = $mails->addressedTo( $this->email( $this->client ) );
		$this->assertStringContainsString( 'lang="fr-FR"', $client[0]->message->html );
	}

	public function test_news_of_a_login_are_in_the_sites_language(): void {
		$client = get_userdata( $this->client );
		StaffLanguage::during( fn() => Inside::get( TwoFactorMail::class )->switchedOff( $client ) );
		$mail = $this->mailRepository()->addressedTo( $client->user_email )[0]->message;
		$this->assertStringNotContainsString( StaffLanguage::STAFF, $mail->toJson() );
	}

	public function test_a_test_mail_arrives_as_the_notification_would(): void {
		$form = Inside::get( FormRepository::class )->findAny( $this->form() )->form;
		$mail = array();
		$take = static function ( mixed $sent, array $arguments ) use ( &$mail ): bool {
			$mail = $arguments;
			return true;
		};
		add_filter( 'pre_wp_mail', $take, 10, 2 );
		StaffLanguage::during(
			fn() => Inside::get( TestMail::class )->send(
				FormNotification::from( array( 'message' => 'Sent {date_created}' ) ),
				$form,
				$this->staff,
				'jo@example.com'
			)
		);
		remove_filter( 'pre_wp_mail', $take );
		$this->assertStringNotContainsString( StaffLanguage::STAFF, $mail['subject'] . $mail['message'] );
		$this->assertStringNotContainsString( 'lang="de', $mail['message'] );
	}

	/** @param \Closure(): mixed $cause */
	private function assertSites( \Closure $cause, ?int $entry = null ): void {
		$site = determine_locale();
		StaffLanguage::during( $cause );
		$mails = array_map(
			static fn( QueuedMail $mail ): MailMessage => $mail->message,
			$this->mailRepository()->ofEntry( $entry ?? $this->entry->id )
		);
		$this->assertCount( 1, $mails );
		$this->assertStringNotContainsString( StaffLanguage::STAFF, $mails[0]->toJson() );
		$this->assertStringContainsString( str_replace( '_', '-', "lang=\"{$site}\"" ), $mails[0]->html );
	}
}
