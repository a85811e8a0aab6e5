<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Services\Lazy;

/**
 * Sends mail that is due, one after the other. Each is claimed just before, so that a process that dies delays no other
 * mail. A refused mail waits longer each time, until it is given up and reported. If a mailbox has had the most mail
 * that strangers may cause, further mail to it is held for staff to decide.
 */
final class MailDelivery {

	private const ENDED = 'Not sent: its link no longer works.';

	/** Seconds to put off a mail after a failed query about it, so that other mail does not wait. */
	private const PAUSE = 60;

	/**
	 * @param \Closure(): MailRateLimit $rateLimit Called only for mail that strangers caused.
	 * @param \Closure(): int           $clock     Returns the time in seconds since the epoch.
	 */
	public function __construct(
		private MailClaims $claims,
		private MailTransport $transport,
		private SentMailMarkers $sentMarkers,
		#[Lazy( MailRateLimit::class )] private \Closure $rateLimit,
		private \Closure $clock,
	) {}

	/**
	 * @param int  $seconds   After this time no further mail is begun.
	 * @param bool $isPatient Whether nobody waits for this request ({@see LongTimeoutSmtp}).
	 */
	public function run( int $seconds, bool $isPatient = true ): void {
		$end = ( $this->clock )() + $seconds;
		do {
			$mails = $this->claims->claim( 1 );
			array_map( fn( QueuedMail $mail ) => $this->send( $mail, $isPatient ), $mails );
		} while ( array() !== $mails && ( $this->clock )() < $end );
	}

	/**
	 * Sends mails that this process claimed when it queued them.
	 *
	 * @param list<QueuedMail> $mails
	 * @param int              $seconds As for {@see run()}; the rest is given back for other senders.
	 */
	public function runClaimed( array $mails, int $seconds ): void {
		$end = ( $this->clock )() + $seconds;
		foreach ( $mails as $mail ) {
			( $this->clock )() < $end
				? $this->send( $mail, true )
				: $this->record( fn() => $this->claims->giveBack( $mail ) );
		}
	}

	private function send( QueuedMail $queued, bool $isPatient ): void {
		$mail = $this->readdressed( $queued );
		try {
			$isSent = $this->sentMarkers->has( $mail );
			$isHeld = ! $isSent && $this->isOverLimit( $mail );
		} catch ( StorageFailed $failed ) {
			( new ErrorLog() )->write( $failed );
			$this->record( fn() => $this->claims->giveBack( $mail, self::PAUSE ) );
			return;
		}
		$this->record(
			match ( true ) {
				$isHeld => fn() => $this->claims->markHeld( $mail ),
				! $isSent && $this->hasEnded( $mail ) => fn() => $this->claims->markRefused( $mail, self::ENDED, null ),
				default => $this->transmit( $mail, $isSent, $isPatient ),
			}
		);
	}

	/** Returns the mail with the user's current address, which may have changed since it was written. */
	private function readdressed( QueuedMail $mail ): QueuedMail {
		$user = $mail->message->toUser > 0 ? get_userdata( $mail->message->toUser ) : false;
		return false === $user ? $mail : $mail->with( $mail->message->readdressed( $user->user_email ) );
	}

	/** Whether the mail's link has stopped working, so that sending it would be useless. */
	private function hasEnded( QueuedMail $mail ): bool {
		return $mail->message->ends > 0
			&& $mail->message->ends <= ( $this->clock )();
	}

	/**
	 * Counted until a try has said how it ended: one whose process died may have done so before that. What somebody of
	 * the site has tried again is counted no more.
	 */
	private function isOverLimit( QueuedMail $mail ): bool {
		return $mail->message->bounded
			&& $mail->attempts === count( $mail->story )
			&& array() === array_filter( array_column( $mail->story, 'hasEnded' ) )
			&& in_array( false, array_map( ( $this->rateLimit )()->allowsForms( ... ), $mail->message->to ), true );
	}

	/**
	 * @param bool $isSent Whether it was sent already, but its row could not be updated; it is not sent again.
	 * @return \Closure(): void Stores the outcome.
	 */
	private function transmit( QueuedMail $mail, bool $isSent, bool $isPatient ): \Closure {
		try {
			$isSent || $this->transport->send( $mail, fn() => $this->sentMarkers->add( $mail ), $isPatient );
		} catch ( MailRefused $refused ) {
			return fn() => $this->claims->markRefused(
				$mail,
				$refused->getMessage(),
				RetryDelay::after( $mail->attempts ),
				$refused->accepted
			);
		}
		return function () use ( $mail ): void {
			$this->claims->markSent( $mail );
			$this->sentMarkers->remove( $mail );
		};
	}

	/** Stores an outcome. If the database refuses, the next run repeats it; other mails are sent all the same. */
	private function record( \Closure $write ): void {
		try {
			$write();
		} catch ( StorageFailed $failed ) {
			( new ErrorLog() )->write( $failed );
		}
	}
}
