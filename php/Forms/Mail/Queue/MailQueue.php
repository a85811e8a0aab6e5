<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailMessage;

/**
 * The only way to send mail: it is stored first, in the transaction of its entry, and sent once the visitor has the
 * answer.
 */
final class MailQueue {

	/** @param \Closure(): void $deliverLater Called when something waits. */
	public function __construct( private MailRepository $mails, private \Closure $deliverLater ) {}

	/**
	 * @return int The mail's id.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function queue( MailMessage $message, ?int $entryId = null, ?int $formNumber = null ): int {
		$id = $this->mails->add( $message, $entryId ?? 0, $formNumber ?? 0 );
		$this->deliver();
		return $id;
	}

	/** Sends what is due once this request is answered. */
	public function deliver(): void {
		( $this->deliverLater )();
	}
}
