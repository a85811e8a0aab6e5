<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Database\Transaction;

/**
 * The only way to send mail: it is stored first, in the transaction of its entry, and sent once the visitor has the
 * answer.
 */
final class MailQueue {

	/**
	 * @param \Closure( QueuedMail ...$claimed ): void $deliverLater Called when something waits; with what this process
	 *                                                  is to send itself.
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
	 * @param int $entryId    That it is about; 0 for none.
	 * @param int $formNumber Likewise.
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

	/** Sends what is due once this request is answered. */
	public function deliver(): void {
		( $this->deliverLater )();
	}
}
