<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Forms\Definitions\EmailAddressCheck;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;

/**
 * Mails the link to a saved form. The request gives only the recipient's address and a token: the words are
 * fixed, the link is made here and leads to a page that exists, the draft must exist, and each draft mails a few
 * times only, as each mailbox gets few.
 */
final class ResumeLinkMail {

	public function __construct(
		private EmailAddressCheck $addresses,
		private LinkedDraft $drafts,
		private ResumeLinkMessage $message,
		private ResumeLinkLimit $limit,
		private MailQueue $mailQueue,
		private Transaction $transaction,
	) {}

	/**
	 * @param string $resumeUrl The link as the form showed it: it names the draft and its page.
	 * @throws \Atoll\Platform\Errors\EmailInvalid
	 * @throws \Atoll\Platform\Errors\BadRequest When the link is not of this site.
	 * @throws \Atoll\Forms\Drafts\DraftNotFound
	 * @throws \Atoll\Forms\Drafts\Resuming\LinkMailedEnough When the draft has mailed often enough.
	 * @throws \Atoll\Platform\Errors\TooManyRequests  When the mailbox or the network got enough.
	 */
	public function send( string $email, string $resumeUrl, Visitor $visitor ): void {
		$this->limit->countNetwork( $visitor );
		$email = trim( $email );
		$this->addresses->requireValid( $email );
		$draft = $this->drafts->open( $resumeUrl );
		$this->limit->countMailbox( $email );
		$message = $this->message->of( $email, $draft, $resumeUrl );
		$this->transaction->repeat(
			function () use ( $draft, $message ): void {
				$this->limit->countDraft( $draft );
				$this->mailQueue->queue( $message, 0, $draft->form->id() );
			}
		);
	}
}
