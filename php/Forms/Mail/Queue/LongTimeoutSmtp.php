<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use PHPMailer\PHPMailer\SMTP;

/**
 * Waits longer for a mail server's response to a whole mail than for its other responses. The server may check for spam
 * first, and keeps the mail even if nobody waits, so it would get the mail again with each attempt (RFC 5321,
 * 4.5.3.2.6, which allows ten minutes for this response).
 */
final class LongTimeoutSmtp extends SMTP {

	/** Seconds. A claim on the mail lasts longer ({@see MailClaims::SECONDS}), with room for the other responses. */
	private const LIMIT = 300;

	/**
	 * @param string        $command Name of the command; {@see SMTP::data()} resets the limit after the end of the
	 *       mail.
	 * @param string        $line    Line to send.
	 * @param int|list<int> $expect  Codes of success.
	 */
	protected function sendCommand( $command, $line, $expect ): bool {
		if ( 'DATA END' === $command ) {
			$this->Timelimit = max( $this->Timelimit, self::LIMIT );
		}
		return parent::sendCommand( $command, $line, $expect );
	}
}
