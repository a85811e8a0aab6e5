<?php

declare( strict_types=1 );

namespace Atoll\Forms\Notifications;

use Atoll\Platform\Errors\PublicError;

/** Error: a mail that somebody waits for was not accepted. */
final class MailNotSent extends PublicError {

	/** @param string $reason Error from the mail server or WordPress. */
	public function __construct( string $reason ) {
		parent::__construct(
			'atoll_mail_not_sent',
			/* translators: %s: what the mail server said. */
			sprintf( __( 'The test was not sent. The site’s mail server said: %s', 'atoll' ), $reason ),
			503
		);
	}
}
