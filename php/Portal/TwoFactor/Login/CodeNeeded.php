<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Platform\Errors\PublicError;
use WP_User;

/** Error: the password is right, but a code is needed too. The message is for logins that cannot ask for one. */
final class CodeNeeded extends PublicError {

	public function __construct( public readonly WP_User $user ) {
		parent::__construct(
			'atoll_code_needed',
			__(
				'Your login also asks for a code, which cannot be entered here. Log in on the login page, then try again.',
				'atoll'
			),
			401
		);
	}
}
