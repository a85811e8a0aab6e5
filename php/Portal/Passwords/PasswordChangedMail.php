<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Portal\Login\LoginLinks;
use WP_User;

/** The email that tells users that their password was changed, and what to do if it was not them. */
final class PasswordChangedMail {

	public function __construct(
		private MailQueue $mailQueue,
		private PasswordMail $mail,
		private LoginLinks $links
	) {}

	public function send( WP_User $user ): void {
		$this->mailQueue->queue( $this->mail->changed( $user->user_email, $this->links->forgotten() ) );
	}
}
