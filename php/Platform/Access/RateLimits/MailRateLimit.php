<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Access\Signer;

/**
 * Limits emails to one mailbox that people other than its owner can trigger (links to reset a password or to resume a
 * form), from any network: a few at once, then one after ever longer waits. Above the limit nothing is sent, and the
 * link in the last email stays valid. Emails that a form sends to an address among the answers have their own limit.
 */
final class MailRateLimit {

	private const DAY  = 86400;
	private const HOUR = 3600;

	/** Emails from forms to one mailbox in {@see FORM_TIME} seconds: on average one an hour at most. */
	private const FORM_MAILS = 5;
	private const FORM_TIME  = 5 * self::HOUR;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct(
		private LoginAttemptRepository $attempts,
		private Signer $signer,
		private \Closure $clock
	) {}

	/**
	 * Counts an email, unless it exceeds the limit.
	 *
	 * @param string $topic What the email is about. Each topic is counted separately, so that the limit of one does not
	 *                      reveal emails about another.
	 * @return int Seconds until one may be sent; 0 if this one may.
	 */
	public function wait( string $topic, string $mailbox ): int {
		$delay = new ExponentialBackoff( 5, 300, self::HOUR, self::DAY );
		return $this->attempts->countTry( $this->bucket( $topic, $mailbox ), $delay, ( $this->clock )() );
	}

	/**
	 * Counts an email from any form (nobody can request it again), unless the mailbox had five in the last five hours.
	 */
	public function allowsForms( string $mailbox ): bool {
		$slots = array_map(
			fn( int $slot ): string => $this->bucket( "form answers\n{$slot}", $mailbox ),
			range( 1, self::FORM_MAILS )
		);
		return $this->attempts->takeSlot( $slots, self::FORM_TIME, ( $this->clock )() );
	}

	private function bucket( string $topic, string $mailbox ): string {
		return $this->signer->signForNetwork( 'mail bounds', $topic . "\n" . MailboxKey::normalise( $mailbox ) );
	}
}
