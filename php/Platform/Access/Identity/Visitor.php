<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Identity;

/** The sender of a request, as WordPress established it from the session; never as the request claims. */
final class Visitor {

	/**
	 * @param int    $userId    0 if not logged in.
	 * @param string $ip        IP address, at most 45 characters.
	 * @param string $userAgent Shortened to 500 characters, valid UTF-8.
	 */
	public function __construct( private int $userId, private string $ip, private string $userAgent ) {}

	public function userId(): int {
		return $this->userId;
	}

	public function ip(): string {
		return $this->ip;
	}

	public function userAgent(): string {
		return $this->userAgent;
	}

	public function isLoggedIn(): bool {
		return $this->userId > 0;
	}

	public function can( string $capability ): bool {
		return $this->userId > 0 && user_can( $this->userId, $capability );
	}

	/** Returns the visitor as logged out, for a request that has a cookie but no proof of intent. */
	public function withoutLogin(): self {
		return new self( 0, $this->ip, $this->userAgent );
	}
}
