<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

/** A user's login session in one browser. */
final class LoginSession {

	/**
	 * @param string $token Secret token from the cookie. Never print it.
	 * @param int    $begun When the user logged in: seconds since the epoch.
	 * @param int    $ends  When the session ends without further activity.
	 */
	public function __construct(
		public readonly int $userId,
		public readonly string $token,
		public readonly int $begun,
		public readonly int $ends,
	) {}

	public function withEnd( int $ends ): self {
		return new self( $this->userId, $this->token, $this->begun, $ends );
	}
}
