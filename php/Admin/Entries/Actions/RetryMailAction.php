<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Actions;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\Queue\MailNotRepeatable;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\MailRetries;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Record\ApplicationHistory;

/** Action that sends an email about an entry: at once if it was not sent, or once more if it was. */
final class RetryMailAction implements EntryAction {

	public const NAME       = 'retry-mail';
	public const CAPABILITY = Capabilities::EDIT_ENTRIES;

	public function __construct(
		private MailRepository $mails,
		private MailRetries $retries,
		private ApplicationHistory $history
	) {}

	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string {
		$mailId = $input->int( EntryActionInput::TARGET );
		$mails  = array_column( $this->mails->ofEntry( $entry->id ), null, 'id' );
		$mail   = $mails[ $mailId ] ?? throw MailNotRepeatable::gone();
		$this->retries->retryOne( $mail->id );
		$this->history->addRepeatedMail( $entry, $mail->message->subject, $by );
		return 'mail-retried';
	}

	public static function notices(): array {
		return array( 'mail-retried' => __( 'The email is being sent again. Its progress is shown below.', 'atoll' ) );
	}
}
