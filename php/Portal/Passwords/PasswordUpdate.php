<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserTransaction;
use Atoll\Portal\Users\UserWriter;
use WP_User;

/** Stores a user's new password, which ends all sessions, and emails them about it: both or neither. */
final class PasswordUpdate {

	public function __construct(
		private UserWriter $rows,
		private UserTransaction $transaction,
		private PasswordPolicy $passwordPolicy,
		private PasswordChangedMail $mail
	) {}

	/**
	 * Changes the password of a logged-in user.
	 *
	 * @throws \Atoll\Platform\Access\Sessions\SentWithoutLogin When the password has changed since.
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
	 * Changes the password of a user who followed a reset link, once.
	 *
	 * @param WP_User $user User as read when the link's key was checked.
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
