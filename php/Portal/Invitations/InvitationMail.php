<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\MailTemplate;
use Atoll\Forms\Mail\Queue\MailQueue;

/** Texts of an invitation. They reveal nothing about the application, or about whether the person has an account. */
final class InvitationMail {

	public function __construct( private MailTemplate $template, private MailQueue $mailQueue ) {}

	/**
	 * @param string     $link  Absolute URL that opens the invitation.
	 * @param Entry|null $entry The application that it names.
	 */
	public function queue( Invitation $invitation, string $link, ?Entry $entry ): void {
		$message = $this->template->message(
			array( $invitation->email ),
			fn(): array => $this->texts( $invitation ),
			$link
		)->until( $invitation->ends );
		$this->mailQueue->queue( $message, $entry->id ?? 0, $entry->formNumber ?? 0 );
	}

	/** @return array{subject: string, lines: list<string>, after: list<string>} */
	private function texts( Invitation $invitation ): array {
		$site = $this->template->siteName();
		/* translators: %s: name of the site. */
		$subject = sprintf( __( 'Your client portal at %s', 'atoll' ), $site );
		$lines   = array(
			'' === $invitation->firstName
				? __( 'Hello,', 'atoll' )
				/* translators: %s: first name of a person. */
				: sprintf( __( 'Hello %s,', 'atoll' ), $invitation->firstName ),
			$invitation->entryId > 0
				/* translators: %s: name of the site. */
				? sprintf( __( 'You can now follow your application with %s online: check its status, send documents that we ask for, and read what you have told us. Only you and our team can see it.', 'atoll' ), $site )
				/* translators: %s: name of the site. */
				: sprintf( __( 'You now have a client portal at %s. Use it to apply for a loan, save your application and finish it later, and send us documents safely. Only you and our team can see what is in it.', 'atoll' ), $site ),
			__( 'Use this link to get started:', 'atoll' ),
		);
		$notes   = sprintf(
			/* translators: %s: date and time. */
			__( 'It works once, until %s. Please keep it to yourself. If you did not expect this email, you can ignore it: nothing happens unless the link is used.', 'atoll' ),
			(string) wp_date( $this->format(), $invitation->ends )
		);
		return array(
			'subject' => $subject,
			'lines'   => $lines,
			'after'   => array( $notes ),
		);
	}

	/** Returns the format with the time zone: Australia has several, and the person's may differ from the site's. */
	private function format(): string {
		/* translators: date, time and time zone in PHP's letters, https://www.php.net/manual/datetime.format.php. */
		return __( 'l, j F Y, g:i a T', 'atoll' );
	}
}
