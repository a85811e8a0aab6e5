<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Platform\Errors\PublicError;

/** Error: a mail cannot be sent again. */
final class MailNotRepeatable extends PublicError {

	public static function gone(): self {
		return new self(
			'atoll_mail_not_found',
			__( 'This email is no longer stored, because its entry was deleted.', 'atoll' ),
			404
		);
	}

	public static function secret(): self {
		return new self( 'atoll_mail_secret', __( 'This email contained a personal link, so its text was deleted after it was sent. Ask for a new link instead.', 'atoll' ), 409 );
	}
}
