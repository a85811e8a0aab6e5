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
	 * @throws \Atoll\Platform\Access\Sessions\SentWithoutLogin When they have another password by now.
	 * @throws StorageFailed
	 */
	public function change( WP_User $user, string $password ): void {
		$write = $this->rows->setPassword( ... );
		$this->transaction->changeAs(
			$user,
			fn( WP_User $locked ) => $this->writeAndTell( $locked, $password, $write )
		);
	}

	/**
	 * Of whom a mailed link has let in, once.
	 *
	 * @param WP_User $user With the key of the link that was compared.
	 * @throws ResetLinkUsed
	 * @throws StorageFailed
	 */
	public function reset( WP_User $user, string $password ): void {
		$write = $this->rows->resetPassword( ... );
		$this->transaction->change(
			$user->ID,
			fn( WP_User $locked ) => $locked->user_activation_key === $user->user_activation_key
				? $this->writeAndTell( $locked, $password, $write )
				: throw new ResetLinkUsed()
		);
	}

	/** @param \Closure( int, string ): void $write */
	private function writeAndTell( WP_User $user, string $password, \Closure $write ): void {
		$write( $user->ID, $this->passwordPolicy->asStored( $password ) );
		$this->mail->send( $user );
	}
}
