<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Tests\WordPress\Support\Cases\SessionTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;

/** A client who is logged in, and the time that passes. */
abstract class SessionLifetimeTestCase extends SessionTestCase {

	protected const MINUTE = 60;

	/** @return array{int, Browser} */
	protected function loggedIn(): array {
		$client = $this->client();
		return array( $client, Browser::of( $client ) );
	}
}
