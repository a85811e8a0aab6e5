<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserTransaction;
use WP_User;

/** Changes somebody's two-step login, and tells them by mail: both or neither. */
final class TwoFactorChanges {

	public function __construct(
		private TwoFactor $factors,
		private TwoFactorMail $mail,
		private UserTransaction $transaction
	) {}

	/**
	 * @param string $seed As it was shown.
	 * @param int    $step Of the code that proves that the app has it.
	 * @return list<string>|null The recovery codes, to be shown once; null where it was on already.
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
	 * The same for somebody else, by whoever may: whatever their password is by now.
	 *
	 * @return bool Whether it was on.
	 * @throws StorageFailed
	 */
	public function reset( WP_User $user ): bool {
		return $this->transaction->change( $user->ID, $this->endAndTell( ... ) );
	}

	/**
	 * @return list<string>|null New recovery codes, to be shown once: the old ones end. Null where it is off.
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
	 * @param \Closure(): (T|null)     $change Null where there was nothing to change.
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
