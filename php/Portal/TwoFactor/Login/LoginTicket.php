<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use WP_User;

/** Whose password was right, in the browser that typed it, and whether they ticked "Remember me". */
final class LoginTicket {

	/** @param string $id Of this login alone; empty where the code comes with the password. */
	public function __construct(
		public readonly WP_User $user,
		public readonly bool $remember,
		public readonly string $id = ''
	) {}
}
