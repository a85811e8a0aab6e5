<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\WordPressScreens;

use Atoll\Platform\Access\RateLimits\LoginAttemptRepository;
use Atoll\Platform\Access\RateLimits\LoginName;
use Atoll\Platform\Access\Signer;

/**
 * User names whose registration was reported as successful although no account was created, because the email address
 * already had one. They count as taken from then on, as they would after a real registration; otherwise a second
 * attempt would reveal the account. Stored as hashes.
 */
final class RegisteredNames {

	private const SECONDS = 365 * 86400;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct(
		private LoginAttemptRepository $rows,
		private Signer $signer,
		private \Closure $clock
	) {}

	public function remember( string $name ): void {
		$now = ( $this->clock )();
		$this->rows->remember( $this->bucket( $name ), $now + self::SECONDS, $now );
	}

	public function has( string $name ): bool {
		return $this->rows->has( $this->bucket( $name ), ( $this->clock )() );
	}

	private function bucket( string $name ): string {
		return $this->signer->signForNetwork( 'registered name', LoginName::normalise( $name ) );
	}
}
