<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserTransaction;
use Atoll\Portal\Users\UserWriter;
use WP_User;

/**
 * A change of email address. It takes effect once the link sent to the new address is used; the old address is then
 * notified, as with WordPress' profile screen. The change and its emails are saved together or not at all. Only the
 * mailbox of an address learns whether the address belongs to another account.
 */
final class EmailChange {

	/** Query argument of the profile page that holds the token. */
	public const PARAMETER = 'confirm-email';

	/** User meta: the pending address (empty once confirmed), a hash of the link's token, and when the link expires. */
	private const PENDING = '_atoll_new_email';

	private const HOURS   = 24;
	private const PURPOSE = 'new-email';

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct(
		private UserWriter $rows,
		private UserTransaction $transaction,
		private MailQueue $mailQueue,
		private EmailChangeMail $mail,
		private Signer $signer,
		private \Closure $clock
	) {}

	/** Returns the address that waits for confirmation; empty if there is none. */
	public function pending( WP_User $user ): string {
		return $this->pendingData( $user )->string( 'email' );
	}

	/**
	 * @throws \Atoll\Platform\Access\Sessions\SentWithoutLogin When the user's password has changed since.
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

	/** Whether the token is that of the latest link and has not expired. */
	public function isValidToken( WP_User $user, string $token ): bool {
		$hash = $this->pendingData( $user )->string( 'hash' );
		return '' !== $hash && hash_equals( $hash, $this->hash( $user, $token ) );
	}

	/**
	 * @return bool False when the link is not the latest, has expired, or another account has the address by now.
	 * @throws StorageFailed
	 */
	public function confirm( WP_User $user, string $token ): bool {
		return $this->transaction->change(
			$user->ID,
			function ( WP_User $user ) use ( $token ): bool {
				$email   = $this->pending( $user );
				$isValid = $this->isValidToken( $user, $token );
				$isDone  = $isValid && '' === $email; // A repeat, in case the first response got lost.
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
		// WordPress' own email would bypass the queue, and greets people by login names that they do not know.
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
