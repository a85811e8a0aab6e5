<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Mail\WithMailServer;

/** A lost password, and the link that comes by mail. */
abstract class NewPasswordTestCase extends LoginTestCase {

	use WithMailServer;

	protected function choose( string $key, string $password, Browser $browser = new Browser() ): HttpAnswer {
		return $this->send( 'new-password', array( 'reset' => $key, 'password' => $password ), '', $browser );
	}
}
