<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Database\Transaction;

/**
 * Queues mail; nothing else sends any. A mail is stored first, in the transaction of its entry, and sent once the
 * visitor has the response.
 */
final class MailQueue {

	/**
	 * @param \Closure( QueuedMail ...$claimed ): void $deliverLater Called when mail waits, with the mail that this
	 *                                                  process is to send itself.
	 * @param bool                                     $isSender     Whether this process sends what it queues.
	 */
	public function __construct(
		private MailRepository $mails,
		private Transaction $transaction,
		private CopiedMail $copied,
		private \Closure $deliverLater,
		private bool $isSender = false,
	) {}

	/**
	 * @param int $entryId    Id of the entry it is about; 0 for none.
	 * @param int $formNumber Number of the form it is about; 0 for none.
	 * @return int The mail's id.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function queue( MailMessage $message, int $entryId = 0, int $formNumber = 0 ): int {
		$this->copied->hold();
		if ( ! $this->isSender ) {
			$id = $this->mails->add( $message, $entryId, $formNumber );
			$this->deliver();
			return $id;
		}
		$mail = $this->mails->addClaimed( $message, $entryId, $formNumber );
		// A mail whose row was rolled back must not be sent.
		$this->transaction->afterCommit( fn() => ( $this->deliverLater )( $mail ) );
		return $mail->id;
	}

	/** Sends mail that is due, once the response to this request is sent. */
	public function deliver(): void {
		( $this->deliverLater )();
	}
}
