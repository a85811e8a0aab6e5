<?php

declare( strict_types=1 );

namespace Atoll\Admin\Casework;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitor;
use Atoll\Entries\Entry;
use Atoll\Mail\Mail;
use Atoll\Mail\MailRepository;
use Atoll\Mail\Retries;
use Atoll\Trouble\MailNotRepeatable;

/** Sends a mail about an entry again: at once when it was not sent, once more when it was. */
final class RetryMail implements CaseAction {

	public const NAME = 'retry-mail';

	public function __construct( private MailRepository $mails, private Retries $retries ) {}

	public function name(): string {
		return self::NAME;
	}

	public function capability(): string {
		return Capabilities::EDIT_ENTRIES;
	}

	public function run( Entry $entry, Typed $typed, int $seen, Visitor $by ): string {
		$mail  = $typed->int( Typed::OF );
		$known = array_map( static fn( Mail $mail ) => $mail->id, $this->mails->ofEntry( $entry->id ) );
		in_array( $mail, $known, true ) || throw MailNotRepeatable::gone();
		$this->retries->one( $mail );
		return 'mail-retried';
	}

	public function notices(): array {
		return array( 'mail-retried' => __( 'The mail is on its way again. What becomes of it is shown below.', 'atoll' ) );
	}
}
