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
			static fn(): array => array(
				'subject' => __( 'your account is closed', 'atoll' ),
				'lines'   => array(
					__( 'Hello,', 'atoll' ),
					$isLoginKept
						? __( 'your account here is closed, as you asked, and what you had started but not sent is deleted. Your login and profile stay, because you use them on another site too. Applications that you have sent stay with us for as long as the law asks us to keep them.', 'atoll' )
						: __( 'your account is closed, as you asked: your login, your profile and what you had started but not sent are deleted. Applications that you have sent stay with us for as long as the law asks us to keep them.', 'atoll' ),
					__( 'If it was not you, please call us at once.', 'atoll' ),
				),
			)
		);
	}

	private function toStaff( WP_User $user, int $applications ): MailMessage {
		$names = array( UserName::of( $user, 'first_name' ), UserName::of( $user, 'last_name' ) );
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
