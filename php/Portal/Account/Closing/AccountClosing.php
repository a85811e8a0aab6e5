<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Account\AccountMail;
use Atoll\Portal\Applications\Record\ApplicationService;
use WP_User;

/**
 * Ends a client's account, all of it or nothing: the login goes, with what {@see UserDeletion} takes along;
 * applications stay with the broker.
 */
final class AccountClosing {

	public function __construct(
		private OwnApplications $applications,
		private ApplicationService $cases,
		private MailQueue $outbox,
		private AccountMail $mail,
		private Settings $settings,
		private Transaction $transaction,
		private UserRowLock $login
	) {}

	/**
	 * @throws \Atoll\Platform\Errors\SessionChanged When it was closed already, in another tab.
	 * @throws StorageFailed
	 */
	public function close( WP_User $user, Visitor $by ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$this->transaction->run(
			function () use ( $user, $by ): void {
				$this->login->hold( $user->ID );
				$count = 0;
				foreach ( $this->applications->of( $user->ID ) as $entry ) {
					++$count;
					$this->note( $entry, $by );
				}
				$this->tell( $user, $count );
				// What somebody wrote while they worked here is the site's, not theirs to take along.
				if ( ! wp_delete_user( $user->ID, $this->heir() ) ) {
					throw new StorageFailed( "close account of user {$user->ID}" );
				}
			}
		);
	}

	private function note( Entry $entry, Visitor $by ): void {
		if ( 'active' === $entry->status ) {
			$this->cases->note( $entry, __( 'The client closed their account. The application stays here and is nobody’s in the portal now.', 'atoll' ), $by );
		}
	}

	private function tell( WP_User $user, int $applications ): void {
		$name  = trim( "{$user->first_name} {$user->last_name}" ) ?: $user->user_email;
		$count = sprintf(
			/* translators: %d: number of applications. */
			_n(
				'%d application of theirs stays among your entries.',
				'%d applications of theirs stay among your entries.',
				$applications,
				'atoll'
			),
			$applications
		);
		$this->outbox->queue(
			$this->mail->message(
				array( $user->user_email ),
				__( 'your account is closed', 'atoll' ),
				array(
					__( 'Hello,', 'atoll' ),
					__( 'your account is closed, as you asked: your login, your profile and what you had begun without sending it are deleted. Applications that you have sent stay with us for as long as the law asks us to keep them.', 'atoll' ),
					__( 'If it was not you, please call us at once.', 'atoll' ),
				)
			)
		);
		$this->outbox->queue(
			$this->mail->message(
				array(
					$this->settings->group( 'portal' )->string( 'documentsEmail' )
						?: (string) get_bloginfo( 'admin_email' ),
				),
				/* translators: %s: name of a person. */
				sprintf( __( '%s closed their account', 'atoll' ), $name ),
				array(
					sprintf(
						/* translators: 1: name of a person, 2: email address. */
						__( '%1$s (%2$s) has closed their account in the portal.', 'atoll' ),
						$name,
						$user->user_email
					),
					$count,
				)
			)
		);
	}

	/** Id of an administrator; WordPress deletes what is left to nobody. */
	private function heir(): ?int {
		$first = get_users( array( 'role' => 'administrator', 'number' => 1, 'orderby' => 'ID', 'fields' => 'ID' ) )[0]
			?? null;
		return is_numeric( $first ) ? (int) $first : null;
	}
}
