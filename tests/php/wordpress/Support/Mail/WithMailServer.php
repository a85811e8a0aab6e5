<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Mail;

use PHPUnit\Framework\Attributes\After;

/** For tests that start a mail server: it ends with the test. */
trait WithMailServer {

	protected MailServer $server;

	#[After]
	protected function stopMailServer(): void {
		if ( isset( $this->server ) ) {
			$this->server->stop();
		}
	}
}
