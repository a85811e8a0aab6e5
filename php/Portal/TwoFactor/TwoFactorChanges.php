<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserTransaction;
use WP_User;

/** Changes a user's two-step login and emails them about it: both or neither. */
final class TwoFactorChanges {

	public function __construct(
		private TwoFactor $factors,
		private TwoFactorMail $mail,
		private UserTransaction $transaction
	) {}

	/**
	 * @param string $seed Seed as it was shown.
	 * @param int    $step Time step of the code that proves that the app has the seed.
	 * @return list<string>|null The recovery codes, to be shown once; null if it was already on.
	 * @throws StorageFailed
	 */
	public function switchOn( WP_User $user, string $seed, int $step ): ?array {
		return $this->changeAndTell(
			$user,
			fn(): ?array => $this->factors->switchOn( $user->ID, $seed, $step ),
			$this->mail->switchedOn( ... )
		);
	}

	/**
	 * @return bool Whether it was on.
	 * @throws StorageFailed
	 */
	public function switchOff( WP_User $user ): bool {
		return $this->transaction->changeAs( $user, $this->endAndTell( ... ) );
	}

	/**
	 * Switches it off for another user, no matter whether their password has changed.
	 *
	 * @return bool Whether it was on.
	 * @throws StorageFailed
	 */
	public function reset( WP_User $user ): bool {
		return $this->transaction->change( $user->ID, $this->endAndTell( ... ) );
	}

	/**
	 * @return list<string>|null New recovery codes, to be shown once; the old ones stop working. Null if it is off.
	 * @throws StorageFailed
	 */
	public function renewCodes( WP_User $user ): ?array {
		return $this->changeAndTell(
			$user,
			fn(): ?array => $this->factors->renewCodes( $user->ID ),
			$this->mail->codesRenewed( ... )
		);
	}

	private function endAndTell( WP_User $user ): bool {
		$wasOn = $this->factors->switchOff( $user->ID );
		if ( $wasOn ) {
			$this->mail->switchedOff( $user );
		}
		return $wasOn;
	}

	/**
	 * @template T
	 * @param \Closure(): (T|null)     $change Returns null if there was nothing to change.
	 * @param \Closure( WP_User ): void $tell
	 * @return T|null
	 */
	private function changeAndTell( WP_User $user, \Closure $change, \Closure $tell ): mixed {
		return $this->transaction->changeAs(
			$user,
			static function ( WP_User $user ) use ( $change, $tell ): mixed {
				$result = $change();
				if ( null !== $result ) {
					$tell( $user );
				}
				return $result;
			}
		);
	}
}
