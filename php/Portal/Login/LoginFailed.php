<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Errors\PublicError;

/** Error: no such account, or a wrong password. One message for both. */
final class LoginFailed extends PublicError {

	public function __construct() {
		parent::__construct( 'atoll_login_failed', __( 'That email and password do not match. Check both, or choose a new password.', 'atoll' ), 401 );
	}
}
