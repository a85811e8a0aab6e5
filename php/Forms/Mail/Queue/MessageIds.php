<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Platform\Access\Signer;

/**
 * Each mail's Message-ID, by which mailboxes show it once should it be delivered twice. It is the same at every
 * attempt, from whatever server and address of the site that is made: filters and wp-config.php may have a say in what
 * a site's address is.
 */
final class MessageIds {

	public function __construct( private Signer $signer ) {}

	/**
	 * With its angle brackets (RFC 5322, 3.6.4).
	 *
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	public function of( QueuedMail $mail ): string {
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
