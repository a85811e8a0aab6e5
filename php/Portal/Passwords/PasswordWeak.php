<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Platform\Errors\PublicError;

final class PasswordWeak extends PublicError {

	/** @param string $complaint What is wrong with the password and what to do; plain text. */
	public function __construct( string $complaint ) {
		parent::__construct( 'atoll_password_weak', $complaint, 422 );
	}
}
