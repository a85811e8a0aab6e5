<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Portal\Account\AccountMail;
use WP_User;

/** Emails about changes to a user's two-step login, so that they notice changes by somebody else. */
final class TwoFactorMail {

	public function __construct( private MailQueue $mailQueue, private AccountMail $mail ) {}

	public function switchedOn( WP_User $user ): void {
		$this->send(
			$user,
			static fn(): array => array(
				__( 'two-step login is on', 'atoll' ),
				/* translators: %s: name of the site. */
				__(
					'Two-step login was just switched on for your account at %s. From now on you need a code from your authenticator app as well as your password. Keep your recovery codes somewhere you can find them without your phone.',
					'atoll'
				),
			)
		);
	}

	public function switchedOff( WP_User $user ): void {
		$this->send(
			$user,
			static fn(): array => array(
				__( 'two-step login is off', 'atoll' ),
				/* translators: %s: name of the site. */
				__( 'Two-step login was just switched off for your account at %s. You now log in with your password only.', 'atoll' ),
			)
		);
	}

	public function codesRenewed( WP_User $user ): void {
		$this->send(
			$user,
			static fn(): array => array(
				__( 'new recovery codes', 'atoll' ),
				/* translators: %s: name of the site. */
				__( 'New recovery codes were just created for your account at %s. The old ones no longer work.', 'atoll' ),
			)
		);
	}

	/** @param \Closure(): array{string, string} $texts Returns subject and sentence, with `%s` for the site's name. */
	private function send( WP_User $user, \Closure $texts ): void {
		$message = $this->mail->message( $user->user_email, fn(): array => $this->texts( ...$texts() ) );
		$this->mailQueue->queue( $message );
	}

	/** @return array{subject: string, lines: list<string>} */
	private function texts( string $subject, string $sentence ): array {
		return array(
			'subject' => $subject,
			'lines'   => array(
				__( 'Hello,', 'atoll' ),
				sprintf( $sentence, $this->mail->siteName() ),
				__( 'If that was you, you do not need to do anything. If it was not, change your password straight away and contact us.', 'atoll' ),
				...$this->mail->contact(),
			),
		);
	}
}
