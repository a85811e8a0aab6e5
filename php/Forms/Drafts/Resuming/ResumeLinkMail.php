<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Forms\Definitions\EmailAddressCheck;
use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Drafts\Drafts;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\MailTemplate;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\TooManyRequests;

/**
 * Mails the link to a saved form. Whoever asks gives an address and a token and nothing else that is sent: the words
 * are fixed, the link is made here and leads to a page that exists, the draft must exist, and each draft mails a few
 * times only, as each mailbox gets few.
 */
final class ResumeLinkMail {

	/** Mails per draft. */
	private const MOST = 10;

	private const SECONDS_PER_DAY = 86400;

	/** As many characters as are kept of the address of any page. */
	private const LINK_LENGTH = 2000;

	public function __construct(
		private Drafts $drafts,
		private DraftRepository $repository,
		private ResumeLinks $links,
		private ResumePage $page,
		private MailQueue $outbox,
		private MailTemplate $letter,
		private Transaction $transaction,
		private MailRateLimit $bounds,
		private EmailAddressCheck $addresses,
	) {}

	/**
	 * @param string $resumeUrl The link as the form showed it: it names the draft and its page.
	 * @throws \Atoll\Platform\Errors\EmailInvalid
	 * @throws BadRequest When the link is not of this site.
	 * @throws \Atoll\Platform\Errors\DraftNotFound
	 * @throws TooManyRequests When the draft has mailed often enough, or the mailbox got enough of such mails.
	 */
	public function send( string $email, string $resumeUrl ): void {
		$email = trim( $email );
		$this->addresses->must( $email );
		if ( mb_strlen( $resumeUrl, 'UTF-8' ) > self::LINK_LENGTH || ! $this->links->isOurs( $resumeUrl ) ) {
			throw new BadRequest(
				'atoll_resume_url_invalid',
				__( 'This is not a link to a saved form of this site.', 'atoll' )
			);
		}
		$named   = $this->links->read( $resumeUrl );
		$draft   = $this->drafts->open( $named['form'], $named['token'] );
		$seconds = $this->bounds->wait( 'saved form', $email );
		if ( $seconds > 0 ) {
			throw new TooManyRequests( $seconds );
		}
		$message = $this->message(
			$email,
			$draft,
			$this->links->to( $this->page->of( $resumeUrl, $named['form'] ), $named['form'], $named['token'] )
		);
		$this->transaction->run(
			function () use ( $draft, $message ): void {
				if ( ! $this->repository->countLink( $draft->id, self::MOST ) ) {
					throw new TooManyRequests( self::SECONDS_PER_DAY );
				}
				$this->outbox->queue( $message, null, $draft->form->id() );
			}
		);
	}

	private function message( string $email, Draft $draft, string $link ): MailMessage {
		$title = $draft->form->title();
		/* translators: 1: title of a form, 2: name of the site. */
		$intro = sprintf( __( 'Here is the link to your saved form “%1$s” at %2$s. Use it to return and complete the form from any computer:', 'atoll' ), $title, $this->letter->site() );
		$notes = __( 'The link works for 30 days after you last saved the form. Anyone who has it can see your answers, so please keep it to yourself. If you did not ask for this email, you can ignore it.', 'atoll' );
		/* translators: %s: title of a form. */
		$subject = sprintf( __( 'Your saved form: %s', 'atoll' ), $title );
		return $this->letter->message( array( $email ), $subject, array( $intro ), $link, array( $notes ) );
	}
}
