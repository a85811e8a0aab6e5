<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\Identity\UserName;
use Atoll\Platform\SiteLanguage;
use Atoll\Portal\Account\AccountMail;
use Atoll\Portal\Applications\Mail\StaffAddress;
use WP_User;

/** Tells the client and staff that an account is closed. */
final class ClosingMail {

	public function __construct(
		private MailQueue $mailQueue,
		private AccountMail $mail,
		private StaffAddress $address
	) {}

	/**
	 * @param int  $applications How many of the client's applications stay.
	 * @param bool $isLoginKept  Whether the login stays, for other sites of a network.
	 */
	public function send( WP_User $user, int $applications, bool $isLoginKept ): void {
		$this->mailQueue->queue( $this->toClient( $user, $isLoginKept ) );
		$this->mailQueue->queue( SiteLanguage::in( fn(): MailMessage => $this->toStaff( $user, $applications ) ) );
	}

	private function toClient( WP_User $user, bool $isLoginKept ): MailMessage {
		return $this->mail->message(
			$user->user_email,
			fn(): array => array(
				'subject' => __( 'your account is closed', 'atoll' ),
				'lines'   => array(
					__( 'Hello,', 'atoll' ),
					$isLoginKept
						? __( 'Your account here is closed, as you asked, and anything you had started but not sent has been deleted. Your login and profile stay, because you use them on another site too. We keep the applications you have sent for as long as the law requires.', 'atoll' )
						: __( 'Your account is closed, as you asked. Your login, your profile and anything you had started but not sent have been deleted. We keep the applications you have sent for as long as the law requires.', 'atoll' ),
					__( 'If you did not ask for this, contact us straight away.', 'atoll' ),
					...$this->mail->contact(),
				),
			)
		);
	}

	private function toStaff( WP_User $user, int $applications ): MailMessage {
		$names = array( UserName::read( $user, 'first_name' ), UserName::read( $user, 'last_name' ) );
		$name  = trim( implode( ' ', $names ) ) ?: $user->user_email;
		return $this->mail->message(
			$this->address->email(),
			static fn(): array => array(
				/* translators: %s: name of a person. */
				'subject' => sprintf( __( '%s closed their account', 'atoll' ), $name ),
				'lines'   => array(
					sprintf(
						/* translators: 1: name of a person, 2: email address. */
						__( '%1$s (%2$s) has closed their account in the portal.', 'atoll' ),
						$name,
						$user->user_email
					),
					sprintf(
						/* translators: %d: number of applications. */
						_n(
							'%d application of theirs stays among your entries.',
							'%d applications of theirs stay among your entries.',
							$applications,
							'atoll'
						),
						$applications
					),
				),
			)
		);
	}
}
