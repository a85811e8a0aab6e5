<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Account\AccountHolder;
use Atoll\Portal\Account\PasswordConfirmation;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\PortalUrls;
use Atoll\Portal\Users\OtherSites;

/** Action by which a client closes their account, after reading what is deleted and what stays. */
final class CloseAccountAction implements PortalAction {

	public const NAME  = 'close-account';
	public const FIELD = 'understood';

	public function __construct(
		private AccountHolder $holder,
		private PasswordConfirmation $confirmation,
		private AccountClosing $closing,
		private PortalUrls $urls
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$user = $this->holder->requireUser( $visitor );
		if ( ! $fields->isChecked( self::FIELD ) ) {
			throw new ValidationFailed( array( self::FIELD => __( 'Please tick this box to confirm that you want to close your account.', 'atoll' ) ) );
		}
		$this->confirmation->confirm( $fields, $user, $visitor );
		$notice = OtherSites::have( $user->ID ) ? 'account-closed-here' : 'account-closed';
		$this->closing->close( $user, $visitor );
		wp_logout();
		return new RedirectResponse( $this->urls->login(), $notice );
	}

	public static function notices(): array {
		return array(
			'account-closed' => new PortalNotice(
				__( 'Your account is closed', 'atoll' ),
				__( 'Your account is closed and your login has been deleted. Thank you for being our client.', 'atoll' ),
				hasLeft: true,
			),
			'account-closed-here' => new PortalNotice(
				__( 'Your account is closed', 'atoll' ),
				__( 'Your account here is closed. Your login stays, because you use it on another site too. Thank you for being our client.', 'atoll' ),
				hasLeft: true,
			),
		);
	}
}
