<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Portal\Login\LoginLinks;
use Atoll\Portal\Users\UserLookup;
use WP_Error;
use WP_User;

/** Mails a link that lets its owner choose a new password. */
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
	 * @param string $name       As it was typed; nothing is mailed where nobody is called so.
	 * @param string $invitation Token of one to the same person; may be empty.
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

	/** Whether another plugin objects, as it could on WordPress' own screen. */
	private function isRefused( WP_User $user ): bool {
		$errors = new WP_Error();
		/** This action is documented in wp-includes/user.php */
		do_action( 'lostpassword_post', $errors, $user );
		/** This filter is documented in wp-includes/user.php */
		$errors = apply_filters( 'lostpassword_errors', $errors, $user );
		return $errors instanceof WP_Error && $errors->has_errors();
	}
}
