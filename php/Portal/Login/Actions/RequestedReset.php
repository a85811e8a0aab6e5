<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Passwords\PasswordResetKeys;
use WP_User;

/** The user whose password the current reset link is for. */
final class RequestedReset {

	public function __construct( private PasswordResetKeys $keys, private LoginRequest $request ) {}

	/** Returns null if the link no longer works. */
	public function user(): ?WP_User {
		return $this->keys->owner( $this->request->reset() );
	}
}
