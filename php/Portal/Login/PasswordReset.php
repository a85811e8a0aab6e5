<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Platform\Errors\PasswordWeak;
use Atoll\Platform\Jobs\ShutdownTask;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\Users\PortalRoles;
use Atoll\Portal\Users\UserLookup;
use WP_Error;
use WP_User;

/** A new password for whoever has lost theirs: a link is mailed, and the link lets them choose one. */
final class PasswordReset {

	public function __construct(
		private PasswordResetKeys $keys,
		private LoginLinks $links,
		private PasswordMail $mail,
		private MailQueue $outbox,
		private PasswordPolicy $passwords,
		private LoginAttempts $throttle,
		private MailRateLimit $bounds,
		private UserLookup $names,
		private ShutdownTask $after,
	) {}

	/**
	 * Mails a link, if there is such an account. Whether there is one is looked up after the answer was sent, so that
	 * neither its words nor its time can tell.
	 *
	 * @throws \Atoll\Platform\Errors\TooManyRequests
	 */
	public function ask( string $name, Visitor $visitor ): void {
		$this->throttle->check( 'forgotten', $name, $visitor );
		$this->after->do( fn() => $this->send( $name ) );
	}

	/** @throws PasswordWeak */
	public function choose( WP_User $user, string $password ): void {
		$complaint = $this->passwords->complaint(
			$password,
			array( $user->user_email, $user->user_login, $user->display_name )
		);
		if ( '' !== $complaint ) {
			throw new PasswordWeak( $complaint );
		}
		if ( in_array( PortalRoles::CLIENT, $user->roles, true ) ) {
			// The owner of the site would get a mail for every client who forgets theirs.
			remove_action( 'after_password_reset', 'wp_password_change_notification' );
		}
		reset_password( $user, $this->passwords->asStored( $password ) );
		$this->outbox->queue( $this->mail->changed( $user->user_email, $this->links->forgotten() ) );
	}

	private function send( string $name ): void {
		$user = $this->names->find( $name );
		if (
			null === $user || $this->isRefused( $user ) || $this->bounds->wait( 'forgotten', $user->user_email ) > 0
		) {
			return;
		}
		$key = $this->keys->make( $user );
		if ( '' !== $key ) {
			$this->outbox->queue( $this->mail->lost( $user->user_email, $this->links->reset( $key ) ) );
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
