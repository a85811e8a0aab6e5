<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\TwoFactor\TwoFactor;
use Atoll\Portal\TwoFactor\TwoFactorChanges;

/** Action that switches two-step login off, and deletes its key and recovery codes. */
final class EndTwoFactorAction implements PortalAction {

	public const NAME  = 'end-two-step';
	public const ENDED = 'two-step-off';

	public function __construct(
		private TwoFactorHolder $holder,
		private CodeConfirmation $confirmation,
		private TwoFactorChanges $changes,
		private TwoFactor $factors
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$user = $this->holder->requireUser( $visitor );
		if ( $this->factors->isOn( $user->ID ) ) { // Else the form was sent twice, and no code would be right.
			$this->confirmation->confirm( $fields, $user, $visitor, self::NAME );
			$this->changes->switchOff( $user );
		}
		return new RedirectResponse( $this->holder->url( $user ), self::ENDED );
	}

	public static function notices(): array {
		return array(
			self::ENDED => new PortalNotice(
				__( 'Two-step login is off', 'atoll' ),
				__(
					'Two-step login is off. Your password alone logs you in, and the entry in your authenticator app can go.',
					'atoll'
				),
			),
		);
	}
}
