<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Portal\Account\AccountMail;
use WP_User;

/** Tells people what became of their two-step login, so that they notice what they have not done. */
final class TwoFactorMail {

	public function __construct( private MailQueue $mailQueue, private AccountMail $mail ) {}

	public function switchedOn( WP_User $user ): void {
		/* translators: %s: name of the site. */
		$sentence = __(
			'two-step login was just switched on for your login at %s. From now on it asks for a code of your authenticator app besides your password. Keep your recovery codes where you find them without your phone.',
			'atoll'
		);
		$this->send( $user, __( 'two-step login is on', 'atoll' ), $sentence );
	}

	public function switchedOff( WP_User $user ): void {
		/* translators: %s: name of the site. */
		$sentence = __(
			'two-step login was just switched off for your login at %s. Your password alone logs you in.',
			'atoll'
		);
		$this->send( $user, __( 'two-step login is off', 'atoll' ), $sentence );
	}

	public function codesRenewed( WP_User $user ): void {
		/* translators: %s: name of the site. */
		$sentence = __( 'new recovery codes were just made for your login at %s. The old ones no longer work.', 'atoll' );
		$this->send( $user, __( 'new recovery codes', 'atoll' ), $sentence );
	}

	/** @param string $sentence With a placeholder for the site's name. */
	private function send( WP_User $user, string $subject, string $sentence ): void {
		$this->mailQueue->queue(
			$this->mail->message(
				$user->user_email,
				$subject,
				array(
					__( 'Hello,', 'atoll' ),
					sprintf( $sentence, $this->mail->siteName() ),
					__(
						'If that was you, there is nothing to do. If it was not, choose another password and call us.',
						'atoll'
					),
				)
			)
		);
	}
}
