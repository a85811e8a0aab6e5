<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** Tries mail again because a person asked for it, on an entry's screen, in a notice, by gf/v2 or by command. */
final class MailRetries {

	public function __construct(
		private MailRepository $mails,
		private MailRequeue $renewals,
		private MailQueue $mailQueue,
	) {}

	/**
	 * Tries an entry's unsent mail again.
	 *
	 * @return int Number of mails.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function retryEntry( int $entryId ): int {
		return $this->deliverAny( $this->renewals->renewOfEntry( $entryId ) );
	}

	/**
	 * Tries all mail again that was given up, was refused and waits for its next attempt, or has waited long for its
	 * first.
	 *
	 * @param int|null $seconds Only mail given up at most that long ago; null for any time.
	 * @return int Number of mails.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function retryFailed( ?int $seconds = null ): int {
		return $this->deliverAny( $this->renewals->renewFailed( $seconds ) );
	}

	/**
	 * Sends all mail that waited when the site was copied or moved, because somebody said that this is the site itself.
	 *
	 * @param int|null $seconds Only mail held at most that long ago; null for any time.
	 * @return int Number of mails.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function retryCopied( ?int $seconds = null ): int {
		return $this->deliverAny( $this->renewals->renewCopied( $seconds ) );
	}

	/**
	 * Tries a mail again; if it was sent, a new mail with the same content is sent.
	 *
	 * @throws MailNotRepeatable If the mail does not exist, or its content was deleted.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function retryOne( int $mailId ): void {
		$mail = $this->mails->find( $mailId ) ?? throw MailNotRepeatable::gone();
		if ( QueuedMail::SENT !== $mail->status ) {
			$this->deliverAny(
				QueuedMail::HELD === $mail->status
					? $this->renewals->release( $mail )
					: $this->renewals->renewOne( $mailId )
			);
			return;
		}
		if ( $mail->message->secret ) {
			throw MailNotRepeatable::secret();
		}
		$this->mailQueue->queue( $mail->message->unbounded(), $mail->entryId, $mail->formNumber );
	}

	private function deliverAny( int $count ): int {
		if ( $count > 0 ) {
			$this->mailQueue->deliver();
		}
		return $count;
	}
}
