<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Passwords\PasswordResetKeys;
use WP_User;

/** Whose new password the mailed link asks for. */
final class RequestedReset {

	public function __construct( private PasswordResetKeys $keys, private LoginRequest $request ) {}

	/** Null when the link works no more. */
	public function user(): ?WP_User {
		return $this->keys->owner( $this->request->reset() );
	}
}
