<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Portal\Login\LoginLinks;
use Atoll\Portal\Users\UserLookup;
use WP_Error;
use WP_User;

/** Emails links to choose a new password. */
final class PasswordResetSender {

	public function __construct(
		private UserLookup $users,
		private MailRateLimit $rateLimit,
		private PasswordResetKeys $keys,
		private LoginLinks $links,
		private PasswordMail $mail,
		private MailQueue $mailQueue,
	) {}

	/**
	 * @param string $name       Email or user name as it was typed; if no account has it, no email is sent.
	 * @param string $invitation Token of an invitation to the same person; may be empty.
	 */
	public function send( string $name, string $invitation ): void {
		$user = $this->users->find( $name );
		if (
			null === $user || $this->isRefused( $user ) || $this->rateLimit->wait( 'forgotten', $user->user_email ) > 0
		) {
			return;
		}
		$key = $this->keys->make( $user );
		if ( '' !== $key ) {
			$link = $this->links->reset( $key, $invitation );
			$this->mailQueue->queue( $this->mail->lost( $user->user_email, $link ) );
		}
	}

	/** Whether another plugin refuses the reset, as it could on WordPress' own screen. */
	private function isRefused( WP_User $user ): bool {
		$errors = new WP_Error();
		/** This action is documented in wp-includes/user.php */
		do_action( 'lostpassword_post', $errors, $user );
		/** This filter is documented in wp-includes/user.php */
		$errors = apply_filters( 'lostpassword_errors', $errors, $user );
		return $errors instanceof WP_Error && $errors->has_errors();
	}
}
