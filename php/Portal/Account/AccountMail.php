<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\MailTemplate;
use Atoll\Platform\Settings\Settings;

/** Emails from the portal to people about their account. The subject starts with the site's name. */
final class AccountMail {

	public function __construct( private MailTemplate $template, private Settings $settings ) {}

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

	/**
	 * Returns how to reach the company, for people who did not make the change that an email reports: its phone number,
	 * else its email address. Empty if the settings have neither.
	 *
	 * @return list<string>
	 */
	public function contact(): array {
		$company = $this->settings->group( 'company' );
		$phone   = $company->string( 'phone' );
		$email   = $company->string( 'email' );
		return match ( true ) {
			/* translators: %s: a phone number. */
			'' !== $phone => array( sprintf( __( 'You can call us on %s.', 'atoll' ), $phone ) ),
			/* translators: %s: an email address. */
			'' !== $email => array( sprintf( __( 'You can email us at %s.', 'atoll' ), $email ) ),
			default => array(),
		};
	}

	/** Returns the site's name as plain text. */
	public function siteName(): string {
		return $this->template->siteName();
	}
}
