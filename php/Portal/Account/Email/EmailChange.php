<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserRows;
use Atoll\Portal\Users\UserTransaction;
use WP_User;

/**
 * A new email address counts once a link that was sent to it was used, and the old one is notified (as WordPress'
 * profile screen has it): what is changed and the mail about it are one. Whether an address belongs to somebody else's
 * account is told to nobody but its mailbox.
 */
final class EmailChange {

	/** Query argument of the profile page that carries the token. */
	public const PARAMETER = 'confirm-email';

	/** User meta: the address that waits, empty once it is confirmed; a hash of the link's token; when that ends. */
	private const PENDING = '_atoll_new_email';

	private const HOURS   = 24;
	private const PURPOSE = 'new-email';

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private UserRows $rows,
		private UserTransaction $transaction,
		private MailQueue $mailQueue,
		private EmailChangeMail $mail,
		private Signer $signer,
		private \Closure $clock
	) {}

	/** The address that waits for its link to be used; empty for none. */
	public function pending( WP_User $user ): string {
		return $this->pendingData( $user )->string( 'email' );
	}

	/**
	 * @throws \Atoll\Platform\Access\Sessions\SentWithoutLogin When they have another password by now.
	 * @throws StorageFailed
	 */
	public function begin( WP_User $user, string $email ): void {
		$token   = bin2hex( random_bytes( 32 ) );
		$ends    = ( $this->clock )() + self::HOURS * 3600;
		$pending = array( 'email' => $email, 'hash' => $this->hash( $user, $token ), 'ends' => $ends );
		$message = false === email_exists( $email )
			? $this->mail->confirmation( $email, $token, self::HOURS )->until( $ends )
			: $this->mail->addressInUse( $email );
		$this->transaction->changeAs(
			$user,
			function ( WP_User $user ) use ( $pending, $message ): void {
				update_user_meta( $user->ID, self::PENDING, wp_slash( $pending ) );
				$this->mailQueue->queue( $message );
			}
		);
	}

	/** @throws StorageFailed */
	public function cancel( WP_User $user ): void {
		$this->transaction->change(
			$user->ID,
			static fn( WP_User $user ): bool => delete_user_meta( $user->ID, self::PENDING )
		);
	}

	/** Whether this is the token of the link that was sent last, and in time. */
	public function isValidToken( WP_User $user, string $token ): bool {
		$hash = $this->pendingData( $user )->string( 'hash' );
		return '' !== $hash && hash_equals( $hash, $this->hash( $user, $token ) );
	}

	/**
	 * @return bool False when the link is not the last one, has ended, or the address became another account's.
	 * @throws StorageFailed
	 */
	public function confirm( WP_User $user, string $token ): bool {
		return $this->transaction->change(
			$user->ID,
			function ( WP_User $user ) use ( $token ): bool {
				$email   = $this->pending( $user );
				$isValid = $this->isValidToken( $user, $token );
				$isDone  = $isValid && '' === $email; // The first answer may not have arrived.
				if ( ! $isValid || $isDone || false !== email_exists( $email ) ) {
					return $isDone;
				}
				$this->change( $user, $email );
				return true;
			}
		);
	}

	/** @throws StorageFailed */
	private function change( WP_User $user, string $email ): void {
		// WordPress' own mail would bypass the queue, and call people by login names that they do not know.
		add_filter( 'send_email_change_email', '__return_false' );
		try {
			$this->rows->change( $user->ID, array( 'user_email' => $email ) );
		} finally {
			remove_filter( 'send_email_change_email', '__return_false' );
		}
		update_user_meta( $user->ID, self::PENDING, array( 'email' => '' ) + $this->pendingData( $user )->all() );
		$this->mailQueue->queue( $this->mail->addressChanged( $user->user_email ) );
	}

	private function pendingData( WP_User $user ): JsonData {
		$pending = JsonData::of( get_user_meta( $user->ID, self::PENDING, true ) );
		return $pending->int( 'ends' ) > ( $this->clock )() ? $pending : new JsonData( array() );
	}

	private function hash( WP_User $user, string $token ): string {
		return $this->signer->sign( self::PURPOSE, "{$user->ID}\n{$token}" );
	}
}
