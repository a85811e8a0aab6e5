<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Account\AccountMail;
use Atoll\Portal\PortalUrls;
use Atoll\Portal\Users\UserRowChanges;
use WP_User;

/**
 * A new email address counts once a link that was sent to it was used, and the old one is notified (as WordPress'
 * profile screen has it). Whether an address belongs to somebody else's account is told to nobody but its mailbox.
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
		private UserRowChanges $changes,
		private MailQueue $mailQueue,
		private AccountMail $mail,
		private Signer $signer,
		private PortalUrls $urls,
		private \Closure $clock
	) {}

	/** The address that waits for its link to be used; empty for none. */
	public function pending( WP_User $user ): string {
		return $this->pendingData( $user )->string( 'email' );
	}

	/** @throws StorageFailed */
	public function begin( WP_User $user, string $email ): void {
		$token   = bin2hex( random_bytes( 32 ) );
		$ends    = ( $this->clock )() + self::HOURS * 3600;
		$pending = array( 'email' => $email, 'hash' => $this->hash( $user, $token ), 'ends' => $ends );
		update_user_meta( $user->ID, self::PENDING, wp_slash( $pending ) );
		$this->mailQueue->queue(
			false === email_exists( $email )
				? $this->confirmationMail( $email, $token )->until( $ends )
				: $this->addressInUseMail( $email )
		);
	}

	public function cancel( WP_User $user ): void {
		delete_user_meta( $user->ID, self::PENDING );
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
		$email   = $this->pending( $user );
		$isValid = $this->isValidToken( $user, $token );
		$isDone  = $isValid && '' === $email; // The first answer may not have arrived.
		if ( ! $isValid || $isDone || false !== email_exists( $email ) ) {
			return $isDone;
		}
		$oldEmail = $user->user_email;
		// WordPress' own mail would bypass the queue, and call people by login names that they do not know.
		add_filter( 'send_email_change_email', '__return_false' );
		try {
			$this->changes->change( $user->ID, array( 'user_email' => $email ) );
		} finally {
			remove_filter( 'send_email_change_email', '__return_false' );
		}
		update_user_meta( $user->ID, self::PENDING, array( 'email' => '' ) + $this->pendingData( $user )->all() );
		$this->mailQueue->queue( $this->addressChangedMail( $oldEmail ) );
		return true;
	}

	private function pendingData( WP_User $user ): JsonData {
		$pending = JsonData::of( get_user_meta( $user->ID, self::PENDING, true ) );
		return $pending->int( 'ends' ) > ( $this->clock )() ? $pending : new JsonData( array() );
	}

	private function confirmationMail( string $email, string $token ): MailMessage {
		return $this->mail->message(
			$email,
			static fn(): array => array(
				'subject' => __( 'confirm your new email address', 'atoll' ),
				'lines'   => array( __( 'Hello,', 'atoll' ), __( 'you asked us to use this address for your login and our emails. This link takes you to your profile, where you confirm it:', 'atoll' ) ),
				'after'   => array(
					sprintf(
						/* translators: %d: number of hours. */
						_n(
							'It works for %d hour, while you are logged in. If you did not ask for this, you can ignore it: nothing changes.',
							'It works for %d hours, while you are logged in. If you did not ask for this, you can ignore it: nothing changes.',
							self::HOURS,
							'atoll'
						),
						self::HOURS
					),
				),
			),
			add_query_arg( self::PARAMETER, $token, $this->urls->profile() ) . '#atoll-profile-email'
		);
	}

	private function addressInUseMail( string $email ): MailMessage {
		return $this->mail->message(
			$email,
			static fn(): array => array(
				'subject' => __( 'this email address is in use', 'atoll' ),
				'lines'   => array(
					__( 'Hello,', 'atoll' ),
					__( 'somebody asked us to use this address for another login. You have a login with it already, so nothing was changed. If that was you, log in with it, or choose another address for the other login.', 'atoll' ),
					__( 'If it was not you, there is nothing you have to do.', 'atoll' ),
				),
			)
		);
	}

	private function addressChangedMail( string $oldEmail ): MailMessage {
		return $this->mail->message(
			$oldEmail,
			static fn(): array => array(
				'subject' => __( 'your email address was changed', 'atoll' ),
				'lines'   => array(
					__( 'Hello,', 'atoll' ),
					__( 'you now log in with another email address, and we send our emails there. This is our last email to this address.', 'atoll' ),
					__( 'If it was not you who changed it, please call us at once.', 'atoll' ),
				),
			)
		);
	}

	private function hash( WP_User $user, string $token ): string {
		return $this->signer->sign( self::PURPOSE, "{$user->ID}\n{$token}" );
	}
}
