<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserRows;
use Atoll\Portal\Users\UserTransaction;
use WP_User;

/** Stores somebody's new password, which ends every session, and tells them by mail: both or neither. */
final class PasswordUpdate {

	public function __construct(
		private UserRows $rows,
		private UserTransaction $transaction,
		private PasswordPolicy $passwordPolicy,
		private PasswordChangedMail $mail
	) {}

	/**
	 * Of somebody who is logged in.
	 *
	 * @throws StorageFailed
	 */
	public function change( WP_User $user, string $password ): void {
		$this->told( $user, $password, $this->rows->setPassword( ... ) );
	}

	/**
	 * Of whom a mailed link has let in.
	 *
	 * @throws StorageFailed
	 */
	public function reset( WP_User $user, string $password ): void {
		$this->told( $user, $password, $this->rows->resetPassword( ... ) );
	}

	/** @param \Closure( int, string ): void $write */
	private function told( WP_User $user, string $password, \Closure $write ): void {
		$this->transaction->change(
			$user->ID,
			function ( WP_User $user ) use ( $password, $write ): void {
				$write( $user->ID, $this->passwordPolicy->asStored( $password ) );
				$this->mail->send( $user );
			}
		);
	}
}
