<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\MailTemplate;

/** What the portal writes to people about their account, each with the site's name before its subject. */
final class AccountMail {

	public function __construct( private MailTemplate $template ) {}

	/**
	 * @param string       $subject What stands after the site's name.
	 * @param list<string> $lines   As {@see MailTemplate::message()} takes them, like what follows.
	 * @param list<string> $after
	 */
	public function message(
		string $to,
		string $subject,
		array $lines,
		string $link = '',
		array $after = array()
	): MailMessage {
		return $this->template->message( array( $to ), $this->siteName() . ': ' . $subject, $lines, $link, $after );
	}

	/** The site's name as text. */
	public function siteName(): string {
		return $this->template->siteName();
	}
}
