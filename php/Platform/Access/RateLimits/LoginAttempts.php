<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Access\Identity\IpNetwork;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\TooManyRequests;

/**
 * Slows down those who guess passwords, and nobody else for long. Three things are counted:
 *
 * - tries at one account from one network: each wait is twice the last one, up to a quarter of an hour;
 * - tries from one network at any account, and at one account from anywhere, with far more patience.
 *
 * So a stranger who guesses holds up himself. Even with many networks he cannot keep somebody out of an account: from
 * a network where that somebody has logged in before, the third count is not asked.
 *
 * {@see check()} counts a try as failed before its outcome is known, so that parallel guesses count too, and
 * {@see succeeded()} takes it back: there is nothing to call after a failure. An account that is not there is counted
 * as one that is, so that no answer reveals which exist. When the database cannot count, nobody is held back: no login
 * works then either.
 */
final class LoginAttempts {

	private const DAY = 86400;

	/** Days for which a network counts as one where somebody has logged in before. */
	private const KNOWN_DAYS = 90;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private LoginAttemptRepository $attempts,
		private Signer $signer,
		private \Closure $clock
	) {}

	/**
	 * Call it before the password is looked at; a correct one counts for nothing while one must wait.
	 *
	 * @param string $action  What is tried, such as `login`.
	 * @param string $account One name for each account, or what was typed where there is none.
	 * @throws TooManyRequests With the seconds until the next try.
	 */
	public function check( string $action, string $account, Visitor $visitor ): void {
		$now    = ( $this->clock )();
		$delays = $this->delays( $action, $account, $visitor, $now );
		// Looked at first: tries while one has to wait are not counted anywhere, or hammering at one account would
		// hold up its network and its owner.
		foreach ( $delays as $bucket => $delay ) {
			$this->assertNoWait( $this->attempts->wait( $bucket, $delay, $now ) );
		}
		foreach ( $delays as $bucket => $delay ) {
			$this->assertNoWait( $this->attempts->countTry( $bucket, $delay, $now ) );
		}
	}

	/** Forgets the tries from here, and remembers that this network is one that the account is used from. */
	public function succeeded( string $action, string $account, Visitor $visitor ): void {
		$this->takeBack( $action, $account, $visitor );
		$now = ( $this->clock )();
		$this->attempts->forget( $this->pair( $action, $account, $visitor ) );
		$this->attempts->remember(
			$this->knownNetwork( $action, $account, $visitor ),
			$now + self::KNOWN_DAYS * self::DAY,
			$now
		);
	}

	/** Counts the last try as none: it was no guess, and nobody was let in. */
	public function takeBack( string $action, string $account, Visitor $visitor ): void {
		foreach ( array_keys( $this->delays( $action, $account, $visitor, ( $this->clock )() ) ) as $bucket ) {
			$this->attempts->takeBackTry( $bucket );
		}
	}

	/** @throws TooManyRequests */
	private function assertNoWait( int $seconds ): void {
		if ( $seconds > 0 ) {
			throw new TooManyRequests( $seconds );
		}
	}

	/** @return array<string, GrowingDelay> By bucket. */
	private function delays( string $action, string $account, Visitor $visitor, int $now ): array {
		return array(
			$this->pair( $action, $account, $visitor ) => new GrowingDelay( 5, 15, 900, self::DAY ),
			$this->network( $action, $visitor )        => new GrowingDelay( 60, 60, 900, 3600 ),
		) + ( $this->attempts->has( $this->knownNetwork( $action, $account, $visitor ), $now ) ? array() : array(
			$this->account( $action, $account )        => new GrowingDelay( 100, 60, 600, 3600 ),
		) );
	}

	private function pair( string $action, string $account, Visitor $visitor ): string {
		return $this->bucket( 'pair', $action, LoginName::of( $account ), IpNetwork::of( $visitor->ip() ) );
	}

	private function network( string $action, Visitor $visitor ): string {
		return $this->bucket( 'network', $action, IpNetwork::of( $visitor->ip() ) );
	}

	private function account( string $action, string $account ): string {
		return $this->bucket( 'account', $action, LoginName::of( $account ) );
	}

	private function knownNetwork( string $action, string $account, Visitor $visitor ): string {
		return $this->bucket( 'known', $action, LoginName::of( $account ), IpNetwork::of( $visitor->ip() ) );
	}

	private function bucket( string ...$parts ): string {
		return $this->signer->signForNetwork( 'throttle', implode( "\n", $parts ) );
	}
}
