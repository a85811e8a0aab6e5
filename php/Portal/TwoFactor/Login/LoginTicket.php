<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use WP_User;

/** Whose password was right, in the browser that typed it, and whether they ticked "Remember me". */
final class LoginTicket {

	public function __construct( public readonly WP_User $user, public readonly bool $remember ) {}
}
