<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** Tries mail again because a person asked for it: the screen of an entry, a notice, gf/v2 and the commands. */
final class MailRetries {

	public function __construct(
		private MailRepository $mails,
		private MailRenewals $renewals,
		private MailQueue $mailQueue,
	) {}

	/**
	 * An entry's mail that was not sent yet.
	 *
	 * @return int How many mails.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function retryEntry( int $entryId ): int {
		return $this->deliverAny( $this->renewals->renewOfEntry( $entryId ) );
	}

	/**
	 * Everything that was given up, was refused and waits for its next try, or has waited long for its first.
	 *
	 * @param int|null $seconds Given up at most that long ago; null for whenever.
	 * @return int How many mails.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function retryFailed( ?int $seconds = null ): int {
		return $this->deliverAny( $this->renewals->renewFailed( $seconds ) );
	}

	/**
	 * Everything that waited when the site was copied or moved: somebody has said that this is the site itself.
	 *
	 * @param int|null $seconds Held at most that long ago; null for whenever.
	 * @return int How many mails.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function retryCopied( ?int $seconds = null ): int {
		return $this->deliverAny( $this->renewals->renewCopied( $seconds ) );
	}

	/**
	 * This mail: one that was sent goes out once more, as a mail of its own.
	 *
	 * @throws MailNotRepeatable When there is no such mail, or its words were forgotten.
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
