<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Platform\Access\Signer;

/**
 * Each mail's Message-ID, so that mailboxes show a mail once even if it is delivered twice. It is the same at every
 * attempt, whatever server makes it and whatever URL the site has there: filters and wp-config.php may change that
 * URL.
 */
final class MessageIds {

	public function __construct( private Signer $signer ) {}

	/**
	 * Returns the id with its angle brackets (RFC 5322, 3.6.4).
	 *
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	public function generate( QueuedMail $mail ): string {
		$home = wp_load_alloptions()['home'] ?? StoredOption::read( 'home' );
		$host = wp_parse_url( is_string( $home ) ? $home : '', PHP_URL_HOST );
		return sprintf(
			'<atoll-%d-%s@%s>',
			$mail->id,
			substr( $this->signer->sign( 'message id', "{$mail->id}\n{$mail->dateCreated}" ), 0, 16 ),
			is_string( $host ) ? $host : 'localhost'
		);
	}
}
