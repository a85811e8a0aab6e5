<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Portal\Account\AccountMail;
use Atoll\Portal\PortalUrls;

/** Texts of the emails about a new email address. */
final class EmailChangeMail {

	public function __construct( private AccountMail $mail, private PortalUrls $urls ) {}

	/** Returns the email to the new address. @param int $hours How long its link works. */
	public function confirmation( string $email, string $token, int $hours ): MailMessage {
		return $this->mail->message(
			$email,
			static fn(): array => array(
				'subject' => __( 'confirm your new email address', 'atoll' ),
				'lines'   => array(
					__( 'Hello,', 'atoll' ),
					__( 'You asked us to use this address for your login and for our emails. Use this link to go to your profile and confirm it:', 'atoll' ),
				),
				'after'   => array(
					sprintf(
						/* translators: %d: number of hours. */
						_n(
							'It works for %d hour, while you are logged in. If you did not ask for this, you can ignore it: nothing changes.',
							'It works for %d hours, while you are logged in. If you did not ask for this, you can ignore it: nothing changes.',
							$hours,
							'atoll'
						),
						$hours
					),
				),
			),
			add_query_arg( EmailChange::PARAMETER, $token, $this->urls->profile() ) . '#atoll-profile-email'
		);
	}

	/** Returns the email to the new address when another login already has it. */
	public function addressInUse( string $email ): MailMessage {
		return $this->mail->message(
			$email,
			static fn(): array => array(
				'subject' => __( 'this email address is in use', 'atoll' ),
				'lines'   => array(
					__( 'Hello,', 'atoll' ),
					__( 'Someone asked us to use this address for another account. You already have an account with it, so we changed nothing. If that was you, log in with this address, or choose a different address for the other account.', 'atoll' ),
					__( 'If it was not you, there is nothing you have to do.', 'atoll' ),
				),
			)
		);
	}

	/** Returns the email to the old address. */
	public function addressChanged( string $oldEmail ): MailMessage {
		return $this->mail->message(
			$oldEmail,
			fn(): array => array(
				'subject' => __( 'your email address was changed', 'atoll' ),
				'lines'   => array(
					__( 'Hello,', 'atoll' ),
					__( 'You now log in with another email address, and we will send our emails there. This is our last email to this address.', 'atoll' ),
					__( 'If you did not change it, contact us straight away.', 'atoll' ),
					...$this->mail->contact(),
				),
			)
		);
	}
}
