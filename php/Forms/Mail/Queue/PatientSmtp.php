<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use PHPMailer\PHPMailer\SMTP;

/**
 * Waits longer for what a mail server says once it has a whole mail than for its other answers: it may look for spam
 * in it first, and keeps the mail though nobody waits, so that it would get it again with each try (RFC 5321,
 * 4.5.3.2.6, which has ten minutes for this answer).
 */
final class PatientSmtp extends SMTP {

	/** Seconds: a claim on the mail lasts longer ({@see MailClaims::SECONDS}), with room for the other answers. */
	private const LIMIT = 300;

	/**
	 * @param string        $command Its name; after that of the mail's end {@see SMTP::data()} resets the limit.
	 * @param string        $line    What is sent.
	 * @param int|list<int> $expect  Codes of success.
	 */
	protected function sendCommand( $command, $line, $expect ): bool {
		if ( 'DATA END' === $command ) {
			$this->Timelimit = max( $this->Timelimit, self::LIMIT );
		}
		return parent::sendCommand( $command, $line, $expect );
	}
}
