<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Entries\Changes\CascadeDelete;

/** Mail about an entry holds its answers: it is deleted with the entry, also what still waits. */
final class DeleteEntryMail implements CascadeDelete {

	public function __construct( private MailRepository $mails ) {}

	public function forget( array $entries ): void {
		$this->mails->deleteOfEntries( $entries );
	}
}
