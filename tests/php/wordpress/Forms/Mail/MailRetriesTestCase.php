<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\MailRetries;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The mail of entries, and what staff do about it. */
abstract class MailRetriesTestCase extends SiteTestCase {

	protected MailRepository $mails;
	protected MailRetries $retries;

	protected function setUp(): void {
		parent::setUp();
		$this->mails   = $this->mailRepository();
		$this->retries = $this->mailRetries();
	}
}
