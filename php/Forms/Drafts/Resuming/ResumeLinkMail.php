<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Forms\Definitions\EmailAddressCheck;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;

/**
 * Emails the link to a draft. The request provides only the recipient's address and a token: the text is fixed, the
 * link is built here and leads to an existing page, and the draft must exist. Each draft sends only a few emails, and
 * each mailbox gets only a few.
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
	 * @throws \Atoll\Platform\Errors\BadRequest When the link does not lead to this site.
	 * @throws \Atoll\Forms\Drafts\DraftNotFound
	 * @throws \Atoll\Forms\Drafts\Resuming\ResumeLinkLimitReached When the draft's link was emailed too often.
	 * @throws \Atoll\Platform\Errors\TooManyRequests  When the mailbox or the network has reached its limit.
	 */
	public function send( string $email, string $resumeUrl, Visitor $visitor ): void {
		$this->limit->countNetwork( $visitor );
		$email = trim( $email );
		$this->addresses->requireValid( $email );
		$draft = $this->drafts->open( $resumeUrl );
		$this->limit->countMailbox( $email );
		$message = $this->message->create( $email, $draft, $resumeUrl );
		$this->transaction->repeat(
			function () use ( $draft, $message ): void {
				$this->limit->countDraft( $draft );
				$this->mailQueue->queue( $message, 0, $draft->form->id() );
			}
		);
	}
}
