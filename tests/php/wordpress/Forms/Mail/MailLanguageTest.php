<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Portal\Invitations\InvitationSender;
use Atoll\Tests\WordPress\Support\ApplicationTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\StaffLanguage;

/** Clients read mail in the site's language, whatever language the member of staff works in who caused it. */
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

	public function test_a_notification_that_staff_send_again_is_in_the_sites_language(): void {
		$this->assertSites( fn() => Inside::get( FormNotifications::class )->sendFor( $this->entry ) );
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
