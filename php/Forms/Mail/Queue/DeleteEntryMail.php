<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Entries\Changes\CascadeDelete;

/** Deletes an entry's mail with the entry, waiting mail included, because mail contains the entry's answers. */
final class DeleteEntryMail implements CascadeDelete {

	public function __construct( private MailRepository $mails ) {}

	public function forget( array $entries ): void {
		$this->mails->deleteOfEntries( $entries );
	}
}
