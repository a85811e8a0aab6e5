<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Forms\Mail\Outbox;
use Atoll\Platform\Access\AfterAnswer;
use Atoll\Platform\Access\MailBounds;
use Atoll\Platform\Access\Throttle;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\PasswordWeak;
use Atoll\Portal\Clients\Names;
use Atoll\Portal\Clients\Passwords;
use Atoll\Portal\Clients\Roles;
use WP_Error;
use WP_User;

/** A new password for whoever has lost theirs: a link is mailed, and the link lets them choose one. */
final class NewPasswords {

	public function __construct(
		private ResetKeys $keys,
		private Links $links,
		private PasswordMail $mail,
		private Outbox $outbox,
		private Passwords $passwords,
		private Throttle $throttle,
		private MailBounds $bounds,
		private Names $names,
		private AfterAnswer $after,
	) {}

	/**
	 * Mails a link, if there is such an account. Whether there is one is looked up after the answer was sent, so that
	 * neither its words nor its time can tell.
	 *
	 * @throws \Atoll\Platform\Errors\TooMany
	 */
	public function ask( string $name, Visitor $visitor ): void {
		$this->throttle->check( 'forgotten', $name, $visitor );
		$this->after->do( fn() => $this->send( $name ) );
	}

	/** @throws PasswordWeak */
	public function choose( WP_User $user, string $password ): void {
		$complaint = $this->passwords->complaint( $password, array( $user->user_email, $user->user_login, $user->display_name ) );
		if ( '' !== $complaint ) {
			throw new PasswordWeak( $complaint );
		}
		if ( in_array( Roles::CLIENT, $user->roles, true ) ) {
			// The owner of the site would get a mail for every client who forgets theirs.
			remove_action( 'after_password_reset', 'wp_password_change_notification' );
		}
		reset_password( $user, $this->passwords->asStored( $password ) );
		$this->outbox->queue( $this->mail->changed( $user->user_email, $this->links->forgotten() ) );
	}

	private function send( string $name ): void {
		$user = $this->names->find( $name );
		if ( null === $user || $this->isRefused( $user ) || $this->bounds->wait( 'forgotten', $user->user_email ) > 0 ) {
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
