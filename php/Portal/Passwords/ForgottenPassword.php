<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use Atoll\Platform\Jobs\ShutdownTask;

/** Asks for a link to a new password. */
final class ForgottenPassword {

	public function __construct(
		private LoginAttempts $attempts,
		private PasswordResetSender $sender,
		private ShutdownTask $shutdownTask,
	) {}

	/**
	 * Mails a link, if there is such an account. Whether there is one is looked up after the answer was sent, so that
	 * neither its words nor its time can tell.
	 *
	 * @param string $invitation Token of one to this address, which is accepted with the new password; may be empty.
	 * @throws \Atoll\Platform\Errors\TooManyRequests
	 */
	public function requestLink( string $name, Visitor $visitor, string $invitation = '' ): void {
		$this->attempts->check( 'forgotten', $name, $visitor );
		$this->shutdownTask->defer( fn() => $this->sender->send( $name, $invitation ) );
	}
}
