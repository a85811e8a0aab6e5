<?php

declare( strict_types=1 );

namespace Atoll\Admin\Casework;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\MailRepository;
use Atoll\Forms\Mail\Retries;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\MailNotRepeatable;
use Atoll\Portal\Cases\Cases;

/** Sends a mail about an entry again: at once when it was not sent, once more when it was. */
final class RetryMail implements CaseAction {

	public const NAME = 'retry-mail';

	public function __construct( private MailRepository $mails, private Retries $retries, private Cases $cases ) {}

	public function name(): string {
		return self::NAME;
	}

	public function capability(): string {
		return Capabilities::EDIT_ENTRIES;
	}

	public function run( Entry $entry, Typed $typed, int $seen, Visitor $by ): string {
		$asked = $typed->int( Typed::OF );
		$mails = array_column( $this->mails->ofEntry( $entry->id ), null, 'id' );
		$mail  = $mails[ $asked ] ?? throw MailNotRepeatable::gone();
		$this->retries->one( $mail->id );
		$this->cases->mailed( $entry, $mail->message->subject, $by );
		return 'mail-retried';
	}

	public function notices(): array {
		return array( 'mail-retried' => __( 'The mail is on its way again. What becomes of it is shown below.', 'atoll' ) );
	}
}
