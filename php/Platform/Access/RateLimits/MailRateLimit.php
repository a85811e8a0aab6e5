<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Access\Signer;

/**
 * Limits mail to one mailbox that people can cause who need not be its owner (links to reset a password, to a saved
 * form), from whatever network: a few at once, then one after ever longer times. Above the limit nothing is sent, and
 * the link in the last mail stays valid. What forms send because an answer names the mailbox has a limit of its own.
 */
final class MailRateLimit {

	private const DAY  = 86400;
	private const HOUR = 3600;

	/** Mails from forms to one mailbox in any {@see FORM_TIME} seconds: a flood is one an hour in the long run. */
	private const FORM_MAILS = 5;
	private const FORM_TIME  = 5 * self::HOUR;

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
		$delay = new GrowingDelay( 5, 300, self::HOUR, self::DAY );
		return $this->attempts->countTry( $this->bucket( $topic, $mailbox ), $delay, ( $this->clock )() );
	}

	/**
	 * Counts a mail that may be about any form and that nobody repeats, unless its mailbox has had five in the last
	 * five hours.
	 */
	public function allowsForms( string $mailbox ): bool {
		$slots = array_map(
			fn( int $slot ): string => $this->bucket( "form answers\n{$slot}", $mailbox ),
			range( 1, self::FORM_MAILS )
		);
		return $this->attempts->takeSlot( $slots, self::FORM_TIME, ( $this->clock )() );
	}

	private function bucket( string $topic, string $mailbox ): string {
		return $this->signer->signForNetwork( 'mail bounds', $topic . "\n" . MailboxKey::of( $mailbox ) );
	}
}
