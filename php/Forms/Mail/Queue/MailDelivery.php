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

	/** Seconds for a database that did not say what it was asked about a mail: no other is kept waiting for it. */
	private const PAUSE = 60;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private MailClaims $claims,
		private MailTransport $transport,
		private SentMailMarkers $sentMarkers,
		private MailRateLimit $rateLimit,
		private \Closure $clock,
	) {}

	/**
	 * @param int  $seconds   No mail is begun after that long.
	 * @param bool $isPatient Nobody waits for this request ({@see PatientSmtp}).
	 */
	public function run( int $seconds, bool $isPatient = true ): void {
		$end = ( $this->clock )() + $seconds;
		do {
			$mails = $this->claims->claim( 1 );
			array_map( fn( QueuedMail $mail ) => $this->send( $mail, $isPatient ), $mails );
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

	/** To where its user is reached now: since it was written their address may have changed. */
	private function readdressed( QueuedMail $mail ): QueuedMail {
		$user = $mail->message->toUser > 0 ? get_userdata( $mail->message->toUser ) : false;
		return false === $user ? $mail : $mail->with( $mail->message->readdressed( $user->user_email ) );
	}

	/** Whether its link opens nothing any more, so that it would send its reader in vain. */
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
			&& in_array( false, array_map( $this->rateLimit->allowsForms( ... ), $mail->message->to ), true );
	}

	/**
	 * @param bool $isSent Already, though its row could not be updated: then not again.
	 * @return \Closure(): void Stores what came of it.
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

	/** If the database refuses this update, the next run repeats it; the other mails go out all the same. */
	private function record( \Closure $write ): void {
		try {
			$write();
		} catch ( StorageFailed $failed ) {
			( new ErrorLog() )->write( $failed );
		}
	}
}
