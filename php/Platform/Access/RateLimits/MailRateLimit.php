<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Access\Signer;

/**
 * Limits mail to one mailbox that people can cause who need not be its owner (links to reset a password, to a saved
 * form), from whatever network: a few at once, then one after ever longer times. Above the limit nothing is sent, and
 * the link in the last mail stays valid.
 */
final class MailRateLimit {

	private const DAY = 86400;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private LoginAttemptRepository $attempts,
		private Signer $signer,
		private \Closure $clock
	) {}

	/**
	 * Counts a mail, unless it is too much.
	 *
	 * @param string $topic What it is about. Each is counted separately, so that mail about one thing does not show in
	 * the limit of another.
	 * @return int Seconds until one may be sent; 0 when this one may.
	 */
	public function wait( string $topic, string $mailbox ): int {
		return $this->countMail( $topic, $mailbox, new GrowingDelay( 5, 300, 3600, self::DAY ) );
	}

	/** As {@see wait()}, for mail that may be about any form and that nobody repeats: five in an hour at most. */
	public function waitForForms( string $mailbox ): int {
		return $this->countMail( 'form answers', $mailbox, new GrowingDelay( 5, 3600, 3600, self::DAY ) );
	}

	private function countMail( string $topic, string $mailbox, GrowingDelay $delay ): int {
		$bucket = $this->signer->signForNetwork( 'mail bounds', $topic . "\n" . MailboxKey::of( $mailbox ) );
		return $this->attempts->countTry( $bucket, $delay, ( $this->clock )() );
	}
}
