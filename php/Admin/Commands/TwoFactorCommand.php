<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Portal\TwoFactor\TwoFactorReset;
use Atoll\Portal\Users\UserLookup;

/** Manages the two-step login of users. */
final class TwoFactorCommand {

	public function __construct(
		private Console $console,
		private UserLookup $users,
		private TwoFactorReset $reset,
		private CurrentVisitor $visitors
	) {}

	/**
	 * Switches off two-step login for a user who has lost their phone and their recovery codes.
	 *
	 * Verify the identity of the user first. They are notified by email.
	 *
	 * ## OPTIONS
	 *
	 * <user>
	 * : Email address or user name.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll two-step off mia@example.com
	 *
	 * @param list<string> $args
	 */
	public function off( array $args ): void {
		$this->console->requireCapability( 'edit_users' );
		$user = $this->users->find( $args[0] ?? '' );
		if ( null === $user ) {
			$this->console->fail( __( 'Nobody logs in with that email or username.', 'atoll' ) );
		}
		$this->console->requireCapability( 'edit_user', $user->ID );
		if ( ! $this->console->orFail( fn() => $this->reset->run( $user, $this->visitors->current() ) ) ) {
			$this->console->warning( __( 'Their two-step login was not on.', 'atoll' ) );
			return;
		}
		/* translators: %s: user name. */
		$this->console->success( sprintf( __( 'Two-step login is off for %s.', 'atoll' ), $user->user_login ) );
	}
}
