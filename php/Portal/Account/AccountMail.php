<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\MailTemplate;

/** Emails from the portal to people about their account. The subject starts with the site's name. */
final class AccountMail {

	public function __construct( private MailTemplate $template ) {}

	/**
	 * @param \Closure(): array{subject: string, lines: list<string>, after?: list<string>} $texts As for
	 * {@see MailTemplate::message()}, but the subject comes without the site's name.
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

	/** Returns the site's name as plain text. */
	public function siteName(): string {
		return $this->template->siteName();
	}
}
