<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

/** A login of one person in one browser. */
final class LoginSession {

	/**
	 * @param string $token Secret: the one in the cookie. Never print it.
	 * @param int    $begun When the password was given: seconds since the epoch.
	 * @param int    $ends  Until when it lasts if nothing is done.
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
