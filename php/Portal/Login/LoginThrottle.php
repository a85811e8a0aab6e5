<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Portal\Users\UserLookup;
use WP_Error;
use WP_User;

/**
 * Throttles every login with a password, including WordPress' own screen and XML-RPC. Always does the same work,
 * whether or not the account exists: it hashes one password each time, as a faster response would reveal that there is
 * no account.
 */
final class LoginThrottle {

	/** Name of the counter of attempts. */
	public const COUNTER = 'login';

	/** Code of the WP_Error for a user who has to wait; its data is the exception. */
	public const REFUSED = 'atoll_too_many';

	private int $hashCount          = 0;
	private ?WP_User $owner         = null;
	private ?TooManyRequests $error = null;

	public function __construct(
		private LoginAttempts $attempts,
		private CurrentVisitor $visitors,
		private UserLookup $users
	) {}

	public function checkLimit( mixed $user, string $name, string $password ): mixed {
		$this->hashCount = 0;
		$this->owner     = null;
		$this->error     = null;
		if ( $this->isAttempt( $name, $password ) ) {
			try {
				$this->attempts->check( self::COUNTER, $this->users->accountName( $name ), $this->visitors->current() );
			} catch ( TooManyRequests $error ) {
				$this->error = $error;
			}
		}
		return $user;
	}

	/** @param mixed $user Id of the account whose password is checked; empty if the hash is not an account's. */
	public function countHash( bool $fits, mixed $password = '', mixed $hash = '', mixed $user = '' ): bool {
		++$this->hashCount;
		if ( $fits && is_numeric( $user ) ) {
			$this->owner = get_userdata( (int) $user ) ?: null;
		}
		return $fits;
	}

	/** Whether name and password of the last attempt were right, even if the login was refused. */
	public function hasFitted(): bool {
		return null !== $this->owner;
	}

	public function finish( mixed $user, string $name, string $password ): mixed {
		if ( ! $this->isAttempt( $name, $password ) ) {
			return $user;
		}
		if ( 0 === $this->hashCount && ! $user instanceof WP_User ) {
			wp_hash_password( $password );
		}
		if ( null !== $this->error ) {
			return new WP_Error( self::REFUSED, esc_html( $this->error->getMessage() ), $this->error );
		}
		$owner = $user instanceof WP_User ? $user : $this->owner;
		if ( null !== $owner && $this->users->isMisspelt( $name, $owner ) ) {
			$this->owner = null;
			return new WP_Error( 'incorrect_password', esc_html( ( new LoginFailed() )->getMessage() ) );
		}
		$attempt = array( self::COUNTER, $this->users->accountName( $name ), $this->visitors->current() );
		if ( $user instanceof WP_User ) {
			$this->attempts->succeeded( ...$attempt );
		} elseif ( null !== $owner ) {
			$this->attempts->takeBack( ...$attempt ); // Another plugin refuses: nothing was guessed.
		}
		return $user;
	}

	private function isAttempt( string $name, string $password ): bool {
		return '' !== $name && '' !== $password;
	}
}
