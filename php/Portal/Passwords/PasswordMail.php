<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Portal\Account\AccountMail;

/** Texts of the emails about lost and changed passwords. */
final class PasswordMail {

	private const DAY  = 86400;
	private const HOUR = 3600;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private AccountMail $mail, private \Closure $clock ) {}

	/** @param string $link Absolute URL at which to choose a new password. */
	public function lost( string $email, string $link ): MailMessage {
		return $this->mail->message(
			$email,
			fn(): array => array(
				'subject' => $this->lostSubject(),
				'lines'   => $this->lostLines(),
				'after'   => $this->lostNotes(),
			),
			$link
		)->until( ( $this->clock )() + $this->lifetime() );
	}

	public function lostSubject(): string {
		return __( 'choose a new password', 'atoll' );
	}

	/** Returns the text of the same email for WordPress' own screen, which sends plain text. */
	public function lostText( string $link ): string {
		return implode( "\n\n", array( ...$this->lostLines(), $link, ...$this->lostNotes() ) ) . "\n";
	}

	/** @param string $forgotten Absolute URL at which to ask for a reset link. */
	public function changed( string $email, string $forgotten ): MailMessage {
		return $this->mail->message(
			$email,
			fn(): array => array(
				'subject' => $this->changedSubject(),
				'lines'   => $this->changedLines(),
				'after'   => $this->mail->contact(),
			),
			$forgotten
		);
	}

	public function changedSubject(): string {
		return __( 'your password was changed', 'atoll' );
	}

	public function changedText( string $forgotten ): string {
		return implode( "\n\n", array( ...$this->changedLines(), $forgotten, ...$this->mail->contact() ) ) . "\n";
	}

	public function siteName(): string {
		return $this->mail->siteName();
	}

	/** @return list<string> */
	private function lostLines(): array {
		return array(
			__( 'Hello,', 'atoll' ),
			/* translators: %s: name of the site. */
			sprintf( __( 'Someone, most likely you, asked to choose a new password at %s. Use this link to choose it:', 'atoll' ), $this->siteName() ),
		);
	}

	/** @return list<string> */
	private function lostNotes(): array {
		$hours = max( 1, intdiv( $this->lifetime(), self::HOUR ) );
		return array(
			sprintf(
				/* translators: %d: number of hours. */
				_n(
					'It works once, for %d hour. If it was not you, there is nothing to do: your password stays as it is.',
					'It works once, for %d hours. If it was not you, there is nothing to do: your password stays as it is.',
					$hours,
					'atoll'
				),
				$hours
			),
		);
	}

	/** Returns the lifetime of reset links in seconds, as WordPress has it. */
	private function lifetime(): int {
		/** This filter is documented in wp-includes/user.php */
		$seconds = apply_filters( 'password_reset_expiration', self::DAY );
		return is_int( $seconds ) ? $seconds : self::DAY;
	}

	/** @return list<string> */
	private function changedLines(): array {
		return array(
			__( 'Hello,', 'atoll' ),
			/* translators: %s: name of the site. */
			sprintf( __( 'The password you use to log in at %s was just changed. You have been logged out on every other device.', 'atoll' ), $this->siteName() ),
			__( 'If that was you, you do not need to do anything. If it was not, contact us, and choose another password straight away with this link:', 'atoll' ),
		);
	}
}
