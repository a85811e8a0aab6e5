<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Access\Identity\IpNetwork;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\TooManyRequests;

/**
 * Slows down people who guess passwords, and nobody else for long. Counts three things:
 *
 * - tries for one account from one network: each wait is twice the last one, up to 15 minutes;
 * - tries from one network for any account, and for one account from anywhere, with far higher limits.
 *
 * So an attacker only slows down themselves. Even with many networks they cannot lock the owner out of an account: on a
 * network from which that account has logged in before, the third count does not apply.
 *
 * {@see check()} counts a try as failed before its outcome is known, so that parallel guesses count too. {@see
 * succeeded()} takes it back; after a failure there is nothing to call. Accounts that do not exist are counted like
 * those that do, so that no response reveals which exist. If the database cannot count, nobody has to wait: no login
 * works then either.
 */
final class LoginAttempts {

	private const DAY = 86400;

	/** Days for which a network counts as known after a login from it. */
	private const KNOWN_DAYS = 90;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct(
		private LoginAttemptRepository $attempts,
		private Signer $signer,
		private \Closure $clock
	) {}

	/**
	 * Counts a try. Call it before checking the password; a right one is not accepted during a wait.
	 *
	 * @param string $action  What is tried, such as `login`.
	 * @param string $account The same name for all tries on one account; if there is none, the typed text.
	 * @throws TooManyRequests With the seconds until the next try.
	 */
	public function check( string $action, string $account, Visitor $visitor ): void {
		$now    = ( $this->clock )();
		$delays = $this->delays( $action, $account, $visitor, $now );
		// Reads all waits first: tries during a wait are not counted, or hammering one account would also lock out its
		// network and its owner.
		foreach ( $delays as $bucket => $delay ) {
			$this->assertNoWait( $this->attempts->wait( $bucket, $delay, $now ) );
		}
		foreach ( $delays as $bucket => $delay ) {
			$this->assertNoWait( $this->attempts->countTry( $bucket, $delay, $now ) );
		}
	}

	/** Forgets the tries from this network, and remembers that the account has logged in from it. */
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

	/** Takes back the last try, when it was not a guess and nobody was logged in. */
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

	/** @return array<string, ExponentialBackoff> Delays by bucket. */
	private function delays( string $action, string $account, Visitor $visitor, int $now ): array {
		return array(
			$this->pair( $action, $account, $visitor ) => new ExponentialBackoff( 5, 15, 900, self::DAY ),
			$this->network( $action, $visitor )        => new ExponentialBackoff( 60, 60, 900, 3600 ),
		) + ( $this->attempts->has( $this->knownNetwork( $action, $account, $visitor ), $now ) ? array() : array(
			$this->account( $action, $account )        => new ExponentialBackoff( 100, 60, 600, 3600 ),
		) );
	}

	private function pair( string $action, string $account, Visitor $visitor ): string {
		return $this->bucket( 'pair', $action, LoginName::normalise( $account ), IpNetwork::fromIp( $visitor->ip() ) );
	}

	private function network( string $action, Visitor $visitor ): string {
		return $this->bucket( 'network', $action, IpNetwork::fromIp( $visitor->ip() ) );
	}

	private function account( string $action, string $account ): string {
		return $this->bucket( 'account', $action, LoginName::normalise( $account ) );
	}

	private function knownNetwork( string $action, string $account, Visitor $visitor ): string {
		return $this->bucket( 'known', $action, LoginName::normalise( $account ), IpNetwork::fromIp( $visitor->ip() ) );
	}

	private function bucket( string ...$parts ): string {
		return $this->signer->signForNetwork( 'throttle', implode( "\n", $parts ) );
	}
}
