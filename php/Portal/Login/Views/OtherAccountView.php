<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

use Atoll\Portal\Login\Actions\SwitchAccountAction;
use Atoll\Portal\Login\OpenedMailLink;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\PortalUrls;

/** The view for a logged-in user who opened somebody else's mailed link: they choose between the two accounts. */
final class OtherAccountView implements LoginPageView {

	public function __construct(
		private PortalForm $forms,
		private LoginViewParts $parts,
		private OpenedMailLink $openedLink,
		private PortalUrls $urls
	) {}

	public function isRequested(): bool {
		return '' !== $this->openedLink->owner();
	}

	public function title(): string {
		return __( 'You are logged in with another account', 'atoll' );
	}

	public function html(): string {
		/* translators: 1: email address that a link was sent to, 2: email address of who is logged in. */
		$words       = __( 'This link is for %1$s. You are still logged in as %2$s.', 'atoll' );
		$explanation = sprintf( $words, $this->openedLink->owner(), wp_get_current_user()->user_email );
		return $this->parts->paragraph( $explanation )
			. $this->parts->paragraph( __( 'To use the link, log out first. Before you do, send or save what you have started in other windows.', 'atoll' ) )
			. $this->forms->render(
				SwitchAccountAction::NAME,
				__( 'Log out and continue', 'atoll' ),
				array(),
				$this->openedLink->inputs(),
				$this->parts->link( $this->urls->dashboard(), __( 'Stay logged in', 'atoll' ) )
			);
	}
}
