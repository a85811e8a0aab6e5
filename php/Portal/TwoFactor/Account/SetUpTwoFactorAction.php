<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Account\PasswordConfirmation;
use Atoll\Portal\PlainForms\PageResponse;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\TwoFactor\TwoFactor;

/** Action that shows a new key for an authenticator app, after the password. It does not switch anything on yet. */
final class SetUpTwoFactorAction implements PortalAction {

	public const NAME = 'set-up-two-step';

	public function __construct(
		private TwoFactorHolder $holder,
		private PasswordConfirmation $confirmation,
		private TwoFactor $factors,
		private SeedOffers $offers,
		private TwoFactorPageState $page
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse|PageResponse {
		$user = $this->holder->requireUser( $visitor );
		if ( $this->factors->isOn( $user->ID ) ) {
			return new RedirectResponse( $this->holder->url( $user ), ConfirmTwoFactorAction::ON );
		}
		$this->confirmation->confirm( $fields, $user, $visitor );
		$this->page->offer( $this->offers->make( $user ) );
		return new PageResponse();
	}

	public static function notices(): array {
		return array();
	}
}
