<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** The link of an invitation, and the form behind it. */
abstract class InvitationPageTestCase extends LoginTestCase {

	protected function accept(
		string $token,
		Browser $browser = new Browser(),
		string $password = self::PASSWORD
	): HttpAnswer {
		return $this->send(
			'accept-invitation',
			array( 'invitation' => $token, 'password' => $password ),
			'',
			$browser
		);
	}
}
