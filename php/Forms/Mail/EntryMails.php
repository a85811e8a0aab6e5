<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Forms\Entries\Belonging;

/** Mail about an entry holds its answers: it goes when the entry goes, also what still waits. */
final class EntryMails implements Belonging {

	public function __construct( private MailRepository $mails ) {}

	public function forget( array $entries ): void {
		$this->mails->forget( $entries );
	}
}
