<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use WP_User;

/** The ticket of a two-step login: the user whose password was right, and whether they ticked "Remember me". */
final class LoginTicket {

	/** @param string $id Id of this login; empty if the code was sent together with the password. */
	public function __construct(
		public readonly WP_User $user,
		public readonly bool $remember,
		public readonly string $id = ''
	) {}
}
