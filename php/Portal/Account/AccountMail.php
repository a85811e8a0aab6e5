<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\MailTemplate;

/** What the portal writes to people about their account, each with the site's name before its subject. */
final class AccountMail {

	public function __construct( private MailTemplate $template ) {}

	/**
	 * @param \Closure(): array{subject: string, lines: list<string>, after?: list<string>} $texts As
	 * {@see MailTemplate::message()} takes them, like the link; the subject is what stands after the site's name.
	 */
	public function message( string $to, \Closure $texts, string $link = '' ): MailMessage {
		return $this->template->message(
			array( $to ),
			function () use ( $texts ): array {
				$written = $texts();
				return array( 'subject' => $this->siteName() . ': ' . $written['subject'] ) + $written;
			},
			$link
		);
	}

	/** The site's name as text. */
	public function siteName(): string {
		return $this->template->siteName();
	}
}
