<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use Atoll\Platform\Jobs\ShutdownTask;

/** Requests links to choose a new password. */
final class ForgottenPassword {

	public function __construct(
		private LoginAttempts $attempts,
		private PasswordResetSender $sender,
		private ShutdownTask $shutdownTask,
	) {}

	/**
	 * Emails a link if the account exists. Looks the account up only after the response was sent, so that neither the
	 * text nor the timing of the response reveals it.
	 *
	 * @param string $invitation Token of an invitation to this address, accepted with the new password; may be empty.
	 * @throws \Atoll\Platform\Errors\TooManyRequests
	 */
	public function requestLink( string $name, Visitor $visitor, string $invitation = '' ): void {
		$this->attempts->check( 'forgotten', $name, $visitor );
		$this->shutdownTask->defer( fn() => $this->sender->send( $name, $invitation ) );
	}
}
