<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\Mail\WithMailServer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The mail queue, with a real mail server. */
abstract class MailQueueTestCase extends SiteTestCase {

	use WithMailServer;

	protected int $time = 1_800_000_000;
	protected MailRepository $mails;

	protected function setUp(): void {
		parent::setUp();
		$this->mails = $this->mailRepository( fn() => $this->time );
	}

	protected function message(): MailMessage {
		return new MailMessage( array( 'broker@example.com' ), 'Enquiry', '<p>Hello</p>', 'Hello' );
	}

	protected function queue( MailMessage $message ): void {
		$this->mailQueue( fn() => $this->time )->queue( $message, 7, 3 );
	}

	protected function only(): QueuedMail {
		$all = $this->mails->ofEntry( 7 );
		$this->assertCount( 1, $all );
		return $all[0];
	}
}
