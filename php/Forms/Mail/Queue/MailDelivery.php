<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Sends what is due, one mail after the other, each claimed just before: a process that dies holds up no other. A mail
 * that is refused waits longer each time, until it is given up and shown; one to a mailbox that has had its share of
 * what strangers can send it is held, for staff to decide.
 */
final class MailDelivery {

	private const ENDED = 'Not sent: its link no longer works.';

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private MailClaims $claims,
		private MailTransport $transport,
		private SentMailMarkers $sentMarkers,
		private MailRateLimit $rateLimit,
		private \Closure $clock,
	) {}

	/** @param int $seconds No mail is begun after that long. */
	public function run( int $seconds ): void {
		$end = ( $this->clock )() + $seconds;
		do {
			$mails = $this->claims->claim( 1 );
			array_map( $this->send( ... ), $mails );
		} while ( array() !== $mails && ( $this->clock )() < $end );
	}

	/**
	 * Those that this process has claimed as it queued them.
	 *
	 * @param list<QueuedMail> $mails
	 * @param int              $seconds As in {@see run()}; what is left over is given back for another to send.
	 */
	public function runClaimed( array $mails, int $seconds ): void {
		$end = ( $this->clock )() + $seconds;
		foreach ( $mails as $mail ) {
			( $this->clock )() < $end
				? $this->send( $mail )
				: $this->record( fn() => $this->claims->giveBack( $mail ) );
		}
	}

	private function send( QueuedMail $queued ): void {
		$mail = $this->readdressed( $queued );
		if ( $this->isOverLimit( $mail ) ) {
			$this->record( fn() => $this->claims->markHeld( $mail ) );
			return;
		}
		if ( $this->hasEnded( $mail ) ) {
			$this->record( fn() => $this->claims->markRefused( $mail, self::ENDED, null ) );
			return;
		}
		try {
			$this->transmit( $mail );
		} catch ( MailRefused $refused ) {
			$this->record(
				fn() => $this->claims->markRefused(
					$mail,
					$refused->getMessage(),
					RetryDelay::after( $mail->attempts ),
					$refused->accepted
				)
			);
			return;
		}
		$this->record(
			function () use ( $mail ): void {
				$this->claims->markSent( $mail );
				$this->sentMarkers->remove( $mail );
			}
		);
	}

	/** To where its user is reached now: since it was written their address may have changed. */
	private function readdressed( QueuedMail $mail ): QueuedMail {
		$user = $mail->message->toUser > 0 ? get_userdata( $mail->message->toUser ) : false;
		return false === $user ? $mail : $mail->with( $mail->message->readdressed( $user->user_email ) );
	}

	/** Whether its link opens nothing any more, so that it would send its reader in vain. */
	private function hasEnded( QueuedMail $mail ): bool {
		return $mail->message->ends > 0
			&& $mail->message->ends <= ( $this->clock )()
			&& ! $this->sentMarkers->has( $mail );
	}

	/** Counted at its first attempt only. */
	private function isOverLimit( QueuedMail $mail ): bool {
		return $mail->message->bounded
			&& 1 === count( $mail->story )
			&& ! $this->sentMarkers->has( $mail )
			&& in_array( false, array_map( $this->rateLimit->allowsForms( ... ), $mail->message->to ), true );
	}

	/**
	 * A mail that was sent, but whose row could not be updated, is not sent again.
	 *
	 * @throws MailRefused
	 */
	private function transmit( QueuedMail $mail ): void {
		if ( ! $this->sentMarkers->has( $mail ) ) {
			$this->transport->send( $mail, fn() => $this->sentMarkers->add( $mail ) );
		}
	}

	/** If the database refuses this update, the next run repeats it; the other mails go out all the same. */
	private function record( \Closure $write ): void {
		try {
			$write();
		} catch ( StorageFailed $failed ) {
			( new ErrorLog() )->write( $failed );
		}
	}
}
