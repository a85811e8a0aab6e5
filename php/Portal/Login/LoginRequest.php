<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Http\CurrentRequest;

/** What the login page is asked for by its address, or by the form that it printed and that was posted to it. */
final class LoginRequest {

	public const FORGOTTEN = 'forgotten';
	public const RESET     = 'reset';

	/** The token of an invitation. */
	public const INVITATION = 'invitation';

	public function __construct( private CurrentRequest $request ) {}

	public function isForgotten(): bool {
		return '' !== $this->request->query( self::FORGOTTEN );
	}

	/** The key of a new password: {@see PasswordResetKeys}; empty when there is none. */
	public function reset(): string {
		return $this->request->posted( self::RESET ) ?: $this->request->query( self::RESET );
	}

	/** The token of an invitation; empty when there is none. */
	public function invitation(): string {
		return $this->request->posted( self::INVITATION ) ?: $this->request->query( self::INVITATION );
	}

	/** Whether the address opens something, and must not be told to anybody. */
	public function isSecret(): bool {
		return '' !== $this->reset() . $this->invitation();
	}
}
