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
 * as one that is, so that no answer tells. When the database cannot count, nobody is held back: no login
 * works then either.
 */
final class LoginAttempts {

	private const DAY = 86400;

	/** Days for which a network counts as one where somebody has logged in before. */
	private const KNOWN = 90;

	/** @var \Closure(): int */
	private \Closure $clock;

	/** @param (\Closure(): int)|null $clock Seconds since the epoch. */
	public function __construct(
		private LoginAttemptRepository $attempts,
		private Signer $signer,
		?\Closure $clock = null
	) {
		$this->clock = $clock ?? time( ... );
	}

	/**
	 * Call it before the password is looked at; a correct one counts for nothing while one must wait.
	 *
	 * @param string $what    What is tried, such as `login`.
	 * @param string $account One name for each account, or what was typed where there is none.
	 * @throws TooManyRequests With the seconds until the next try.
	 */
	public function check( string $what, string $account, Visitor $visitor ): void {
		$now    = ( $this->clock )();
		$counts = $this->counts( $what, $account, $visitor, $now );
		// Looked at first: tries while one has to wait are not counted anywhere, or hammering at one account would
		// hold up its network and its owner.
		foreach ( $counts as $bucket => $waits ) {
			$this->mustNotWait( $this->attempts->wait( $bucket, $waits, $now ) );
		}
		foreach ( $counts as $bucket => $waits ) {
			$this->mustNotWait( $this->attempts->take( $bucket, $waits, $now ) );
		}
	}

	/** Forgets the tries from here, and remembers that this network is one that the account is used from. */
	public function succeeded( string $what, string $account, Visitor $visitor ): void {
		$now    = ( $this->clock )();
		$counts = $this->counts( $what, $account, $visitor, $now );
		foreach ( array_keys( $counts ) as $bucket ) {
			$this->attempts->giveBack( $bucket );
		}
		$this->attempts->forget( $this->pair( $what, $account, $visitor ) );
		$this->attempts->remember( $this->known( $what, $account, $visitor ), $now + self::KNOWN * self::DAY, $now );
	}

	/** @throws TooManyRequests */
	private function mustNotWait( int $seconds ): void {
		if ( $seconds > 0 ) {
			throw new TooManyRequests( $seconds );
		}
	}

	/** @return array<string, GrowingDelay> By bucket. */
	private function counts( string $what, string $account, Visitor $visitor, int $now ): array {
		return array(
			$this->pair( $what, $account, $visitor ) => new GrowingDelay( 5, 15, 900, self::DAY ),
			$this->network( $what, $visitor )        => new GrowingDelay( 60, 60, 900, 3600 ),
		) + ( $this->attempts->has( $this->known( $what, $account, $visitor ), $now ) ? array() : array(
			$this->account( $what, $account )        => new GrowingDelay( 100, 60, 600, 3600 ),
		) );
	}

	private function pair( string $what, string $account, Visitor $visitor ): string {
		return $this->bucket( 'pair', $what, LoginName::of( $account ), IpNetwork::of( $visitor->ip() ) );
	}

	private function network( string $what, Visitor $visitor ): string {
		return $this->bucket( 'network', $what, IpNetwork::of( $visitor->ip() ) );
	}

	private function account( string $what, string $account ): string {
		return $this->bucket( 'account', $what, LoginName::of( $account ) );
	}

	private function known( string $what, string $account, Visitor $visitor ): string {
		return $this->bucket( 'known', $what, LoginName::of( $account ), IpNetwork::of( $visitor->ip() ) );
	}

	private function bucket( string ...$parts ): string {
		return $this->signer->signForNetwork( 'throttle', implode( "\n", $parts ) );
	}
}
