<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\TwoFactor\CodeCheck;
use WP_User;

/** Completes a login that waits for its code, as WordPress completes one without. */
final class CodeLogin {

	public function __construct( private LoginTickets $tickets, private CodeCheck $check, private \wpdb $wpdb ) {}

	/**
	 * Accepts the same code for the same login again: the first response, which ends the ticket, may have got lost on
	 * the way to the browser.
	 *
	 * @return bool Whether the user is logged in.
	 * @throws \Atoll\Platform\Errors\TooManyRequests
	 */
	public function finish( LoginTicket $ticket, string $typed, Visitor $visitor ): bool {
		if ( ! $this->check->passes( $ticket->user, $typed, $visitor, $ticket->id ) ) {
			return false;
		}
		$this->tickets->clear();
		wp_set_auth_cookie( $ticket->user->ID, $ticket->remember );
		wp_set_current_user( $ticket->user->ID );
		$this->endResetLink( $ticket->user );
		/** This action is documented in wp-includes/user.php */
		do_action( 'wp_login', $ticket->user->user_login, $ticket->user );
		return true;
	}

	/** Ends a reset link, as wp_signon() does: a user who has logged in does not need one. */
	private function endResetLink( WP_User $user ): void {
		if ( '' !== $user->user_activation_key ) {
			$this->wpdb->update( $this->wpdb->users, array( 'user_activation_key' => '' ), array( 'ID' => $user->ID ) );
			clean_user_cache( $user );
		}
	}
}
